export { DatePicker, type DatePickerProps } from './date-picker.js';
export { longDate } from './calendar.js';
