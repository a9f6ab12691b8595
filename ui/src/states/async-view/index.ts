export { AsyncView, type AsyncViewProps } from './async-view.js';
