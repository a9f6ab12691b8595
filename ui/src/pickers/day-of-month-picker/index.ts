export { DayOfMonthPicker, type DayOfMonthPickerProps } from './day-of-month-picker.js';
export type { UnavailableDay } from './unavailable-day.js';
