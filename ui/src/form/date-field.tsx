'use client';
import type { ReactNode } from 'react';
import type { Obligation } from '../fields/field-row/index.js';
import { calendarWords } from '../foundations/strings/english-dates.js';
import { useLocale, useStrings } from '../foundations/strings/index.js';
import { DatePicker, longDate, type DatePickerProps } from '../pickers/date-picker/index.js';
import { ByAdapter } from './adapter.js';
import type { Binds, Bound, GivenToPicker } from './bound.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './sheet-field.js';

export interface DateRowProps extends SheetRowProps<string>, Omit<DatePickerProps, GivenToPicker> {
  /** The row's text for a value. */
  format?: ((iso: string) => ReactNode) | undefined;
  /** Conversion for a form with another date format: to and from 'YYYY-MM-DD'. */
  shape?: { toDay: (held: string) => string; fromDay: (iso: string) => string } | undefined;
}

/** The date row of every library. */
export function DateRow({ Bind, component, ...props }: DateRowProps & Bound & Binds) {
  const locale = useLocale();
  const strings = useStrings(calendarWords);
  const [row, { format, shape, ...picker }] = rowAndPicker(props);
  const { accepts, onChosen } = row;
  const toDay = (held: string) => shape?.toDay(held) ?? held;
  return (
    <SheetField<string>
      Bind={Bind}
      component={component}
      row={{
        ...row,
        accepts: accepts && ((held) => accepts(toDay(held))),
        onChosen: onChosen && ((held, before) => onChosen(toDay(held), before && toDay(before))),
      }}
      opens="calendar"
      words={(held) => format?.(toDay(held)) ?? longDate(toDay(held), locale, strings)}
    >
      {({ value, onChoose, ...sheet }) => (
        <DatePicker
          {...picker}
          {...sheet}
          value={value && toDay(value)}
          onConfirm={(iso) => onChoose(shape?.fromDay(iso) ?? iso)}
        />
      )}
    </SheetField>
  );
}

export type BoundDateFieldProps = Bound & DateRowProps & Obligation;

/**
 * A PickerField with its DatePicker, bound to a form's text: a day as 'YYYY-MM-DD', '' or null for none.
 * Shows "14 March 1994".
 */
export function BoundDateField(props: BoundDateFieldProps) {
  return <DateRow {...props} Bind={ByAdapter} component="BoundDateField" />;
}
