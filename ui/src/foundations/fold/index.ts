export { findFolded, fold } from './fold.js';
