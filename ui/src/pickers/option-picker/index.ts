export type { Option } from './option-list.js';
export { OptionPicker, type OptionPickerProps } from './option-picker.js';
