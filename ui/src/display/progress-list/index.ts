export { ProgressList, type ProgressItem, type ProgressListProps } from './progress-list.js';
