export { onCard as cardPeriod } from './month-year.js';
export { ValidPeriodPicker, type ValidPeriodPickerProps } from './valid-period-picker.js';
