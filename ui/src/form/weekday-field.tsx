'use client';
import type { ReactNode } from 'react';
import type { Obligation } from '../fields/field-row/index.js';
import { weekdayWords } from '../foundations/strings/english-dates.js';
import { useLocale, useStrings } from '../foundations/strings/index.js';
import {
  weekdayName,
  WeekdayPicker,
  type Weekday,
  type WeekdayPickerProps,
} from '../pickers/weekday-picker/index.js';
import { ByAdapter } from './adapter.js';
import type { Binds, Bound, GivenToPicker } from './bound.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './sheet-field.js';

export interface WeekdayRowProps extends SheetRowProps<Weekday>, Omit<WeekdayPickerProps, GivenToPicker> {
  /** The row's text for a value. */
  format?: ((day: Weekday) => ReactNode) | undefined;
}

/** The weekday row of every library. */
export function WeekdayRow({ Bind, component, ...props }: WeekdayRowProps & Bound & Binds) {
  const locale = useLocale();
  const { weekdays } = useStrings(weekdayWords);
  const [row, { format, ...picker }] = rowAndPicker(props);
  return (
    <SheetField<Weekday>
      Bind={Bind}
      component={component}
      row={row}
      words={(day) => format?.(day) ?? weekdayName(day, locale, weekdays)}
    >
      {(sheet) => <WeekdayPicker {...picker} {...sheet} />}
    </SheetField>
  );
}

export type BoundWeekdayFieldProps = Bound & WeekdayRowProps & Obligation;

/**
 * A PickerField with its WeekdayPicker, bound to a form's number: 1 (Monday) to 7 (Sunday), null for none.
 */
export function BoundWeekdayField(props: BoundWeekdayFieldProps) {
  return <WeekdayRow {...props} Bind={ByAdapter} component="BoundWeekdayField" />;
}
