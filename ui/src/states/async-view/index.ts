export { AsyncView, type AsyncState, type AsyncViewProps } from './async-view.js';
