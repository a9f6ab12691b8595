export { WeekdayPicker, type WeekdayPickerProps } from './weekday-picker.js';
export { weekdayName, type Weekday } from './weekdays.js';
