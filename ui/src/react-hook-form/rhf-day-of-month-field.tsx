'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { DayOfMonthRow, type DayOfMonthRowProps } from '../form/day-of-month-field.js';
import type { Bound, Count } from './binding.js';
import { ByControl } from './bound-field.js';

export type RhfDayOfMonthFieldProps<Values extends FieldValues> = Bound<Values, Count> &
  DayOfMonthRowProps &
  Obligation;

/**
 * A PickerField with its DayOfMonthPicker, bound to a form's number: 1 to 31, null for none. Shows "Day 15 of
 * every month".
 */
export function RhfDayOfMonthField<Values extends FieldValues = FieldValues>(
  props: RhfDayOfMonthFieldProps<Values>,
) {
  return <DayOfMonthRow {...props} Bind={ByControl} component="RhfDayOfMonthField" />;
}
