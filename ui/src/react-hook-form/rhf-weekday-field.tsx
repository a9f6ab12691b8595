'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { WeekdayRow, type WeekdayRowProps } from '../form/weekday-field.js';
import type { Bound, Count } from './binding.js';
import { ByControl } from './bound-field.js';

export type RhfWeekdayFieldProps<Values extends FieldValues> = Bound<Values, Count> &
  WeekdayRowProps &
  Obligation;

/**
 * A PickerField with its WeekdayPicker, bound to a form's number: 1 (Monday) to 7 (Sunday), null for none.
 */
export function RhfWeekdayField<Values extends FieldValues = FieldValues>(
  props: RhfWeekdayFieldProps<Values>,
) {
  return <WeekdayRow {...props} Bind={ByControl} component="RhfWeekdayField" />;
}
