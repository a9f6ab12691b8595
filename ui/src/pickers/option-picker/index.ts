export { OptionPicker, type Option, type OptionPickerProps } from './option-picker.js';
