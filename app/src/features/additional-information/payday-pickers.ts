export { DayOfMonthPicker } from '@kopa/ui/day-of-month-picker';
export { WeekdayPicker } from '@kopa/ui/weekday-picker';
