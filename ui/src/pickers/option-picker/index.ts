export type { Option } from './option.js';
export { OptionPicker, type OptionPickerProps } from './option-picker.js';
