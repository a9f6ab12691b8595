export { RadioList, type RadioListProps, type RadioOption } from './radio-list.js';
