export { PromiseDue, type PromiseDueProps } from './promise-due.js';
