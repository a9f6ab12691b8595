export { FillingBar, type FillingBarProps } from './filling-bar.js';
export { ProgressBar, type ProgressBarProps } from './progress-bar.js';
