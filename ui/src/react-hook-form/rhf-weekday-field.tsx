'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { weekdayWords } from '../foundations/strings/english.js';
import { useLocale, useStrings } from '../foundations/strings/index.js';
import {
  weekdayName,
  WeekdayPicker,
  type Weekday,
  type WeekdayPickerProps,
} from '../pickers/weekday-picker/index.js';
import type { Bound, Count, GivenToPicker } from './binding.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './rhf-sheet-field.js';

interface RhfWeekdayFieldOwnProps<Values extends FieldValues>
  extends Bound<Values, Count>, SheetRowProps<Weekday>, Omit<WeekdayPickerProps, GivenToPicker> {
  /** The row's text for a value. */
  format?: ((day: Weekday) => ReactNode) | undefined;
}

export type RhfWeekdayFieldProps<Values extends FieldValues> = RhfWeekdayFieldOwnProps<Values> & Obligation;

/**
 * A PickerField with its WeekdayPicker, bound to a form's number: 1 (Monday) to 7 (Sunday), null for none.
 */
export function RhfWeekdayField<Values extends FieldValues = FieldValues>(
  props: RhfWeekdayFieldProps<Values>,
) {
  const locale = useLocale();
  const { weekdays } = useStrings(weekdayWords);
  const [row, { format, ...picker }] = rowAndPicker(props);
  return (
    <SheetField<Values, Weekday, Count>
      component="RhfWeekdayField"
      row={row}
      words={(day) => format?.(day) ?? weekdayName(day, locale, weekdays)}
    >
      {(sheet) => <WeekdayPicker {...picker} {...sheet} />}
    </SheetField>
  );
}
