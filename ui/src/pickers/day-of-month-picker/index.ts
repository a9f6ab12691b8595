export { DayOfMonthPicker, type DayOfMonthPickerProps, type UnavailableDay } from './day-of-month-picker.js';
