export { RadioRow, type RadioInputProps, type RadioRowProps } from './radio-row.js';
