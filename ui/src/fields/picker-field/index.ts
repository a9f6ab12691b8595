export { PickerField, type PickerFieldProps } from './picker-field.js';
