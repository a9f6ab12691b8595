'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { dayOfMonthWords } from '../foundations/strings/english.js';
import { fill, useLocale, useStrings } from '../foundations/strings/index.js';
import { DayOfMonthPicker, type DayOfMonthPickerProps } from '../pickers/day-of-month-picker/index.js';
import type { Bound, Count, GivenToPicker } from './binding.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './rhf-sheet-field.js';

interface RhfDayOfMonthFieldOwnProps<Values extends FieldValues>
  extends Bound<Values, Count>, SheetRowProps<number>, Omit<DayOfMonthPickerProps, GivenToPicker> {
  /** The row's text for a value. */
  format?: ((day: number) => ReactNode) | undefined;
}

export type RhfDayOfMonthFieldProps<Values extends FieldValues> = RhfDayOfMonthFieldOwnProps<Values> &
  Obligation;

/**
 * A PickerField with its DayOfMonthPicker, bound to a form's number: 1 to 31, null for none. Shows "Day 15 of
 * every month".
 */
export function RhfDayOfMonthField<Values extends FieldValues = FieldValues>(
  props: RhfDayOfMonthFieldProps<Values>,
) {
  const strings = useStrings(dayOfMonthWords);
  const locale = useLocale();
  const [row, { format, ...picker }] = rowAndPicker(props);
  const words = (day: number) => fill(strings.everyMonthOn, { day: day.toLocaleString(locale) });
  return (
    <SheetField<Values, number>
      component="RhfDayOfMonthField"
      row={row}
      opens="calendar"
      words={format ?? words}
    >
      {({ onChoose, ...sheet }) => <DayOfMonthPicker {...picker} {...sheet} onConfirm={onChoose} />}
    </SheetField>
  );
}
