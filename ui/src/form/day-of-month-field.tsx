'use client';
import type { ReactNode } from 'react';
import type { Obligation } from '../fields/field-row/index.js';
import { dayOfMonthWords } from '../foundations/strings/english-dates.js';
import { fill, useLocale, useStrings } from '../foundations/strings/index.js';
import { DayOfMonthPicker, type DayOfMonthPickerProps } from '../pickers/day-of-month-picker/index.js';
import { ByAdapter } from './adapter.js';
import type { Binds, Bound, GivenToPicker } from './bound.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './sheet-field.js';

export interface DayOfMonthRowProps
  extends SheetRowProps<number>, Omit<DayOfMonthPickerProps, GivenToPicker> {
  /** The row's text for a value. */
  format?: ((day: number) => ReactNode) | undefined;
}

/** The row of a day of the month of every library. */
export function DayOfMonthRow({ Bind, component, ...props }: DayOfMonthRowProps & Bound & Binds) {
  const strings = useStrings(dayOfMonthWords);
  const locale = useLocale();
  const [row, { format, ...picker }] = rowAndPicker(props);
  const words = (day: number) => fill(strings.everyMonthOn, { day: day.toLocaleString(locale) });
  return (
    <SheetField<number> Bind={Bind} component={component} row={row} opens="calendar" words={format ?? words}>
      {({ onChoose, ...sheet }) => <DayOfMonthPicker {...picker} {...sheet} onConfirm={onChoose} />}
    </SheetField>
  );
}

export type BoundDayOfMonthFieldProps = Bound & DayOfMonthRowProps & Obligation;

/**
 * A PickerField with its DayOfMonthPicker, bound to a form's number: 1 to 31, null for none. Shows "Day 15 of
 * every month".
 */
export function BoundDayOfMonthField(props: BoundDayOfMonthFieldProps) {
  return <DayOfMonthRow {...props} Bind={ByAdapter} component="BoundDayOfMonthField" />;
}
