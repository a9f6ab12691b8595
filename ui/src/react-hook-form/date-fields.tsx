'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { calendarWords, dayOfMonthWords } from '../foundations/strings/english.js';
import { fill, useLocale, useStrings } from '../foundations/strings/index.js';
import { DatePicker, longDate, type DatePickerProps } from '../pickers/date-picker/index.js';
import { DayOfMonthPicker, type DayOfMonthPickerProps } from '../pickers/day-of-month-picker/index.js';
import {
  cardPeriod,
  ValidPeriodPicker,
  type ValidPeriodPickerProps,
} from '../pickers/valid-period-picker/index.js';
import {
  weekdayName,
  WeekdayPicker,
  type Weekday,
  type WeekdayPickerProps,
} from '../pickers/weekday-picker/index.js';
import { ownProps, type Bound, type Text } from './binding.js';
import { Controlled } from './bound-field.js';
import { rowAndPicker, SheetRow, type SheetRowProps } from './sheet-row.js';

/** What the row gives its picker. */
type Given = 'open' | 'onOpenChange' | 'title' | 'value' | 'onConfirm' | 'onChoose';
type Count = number | null | undefined;

/** What the rows of days and months have in common. */
interface Shown<V> extends SheetRowProps {
  /** The choice as the row shows it. */
  format?: ((value: V) => ReactNode) | undefined;
  /** After the choice is in the form. */
  onChosen?: ((value: V) => void) | undefined;
}

export interface RhfDateFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, Shown<string>, Omit<DatePickerProps, Given> {
  /** For a form that holds days in another shape: to and from 'YYYY-MM-DD'. */
  shape?: { toDay: (held: string) => string; fromDay: (iso: string) => string } | undefined;
}

/** A PickerField with its DatePicker, bound to a form's text: a day as 'YYYY-MM-DD', '' or null for none. It shows "14 March 1994". */
export function RhfDateField<Values extends FieldValues = FieldValues>(props: RhfDateFieldProps<Values>) {
  const locale = useLocale();
  const strings = useStrings(calendarWords);
  const [own, { format, shape, onChosen, ...picker }] = rowAndPicker(ownProps(props));
  return (
    <Controlled<Values, Text> component="RhfDateField" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => {
        const day = value ? (shape?.toDay(value) ?? value) : null;
        return (
          <SheetRow
            row={row}
            own={own}
            opens="calendar"
            words={day && (format?.(day) ?? longDate(day, locale, strings))}
          >
            {(sheet) => (
              <DatePicker
                {...picker}
                {...sheet}
                value={day}
                onConfirm={(iso) => {
                  onChange(shape?.fromDay(iso) ?? iso);
                  onChosen?.(iso);
                }}
              />
            )}
          </SheetRow>
        );
      }}
    </Controlled>
  );
}

export interface RhfWeekdayFieldProps<Values extends FieldValues>
  extends Bound<Values, Count>, Shown<Weekday>, Omit<WeekdayPickerProps, Given> {}

/** A PickerField with its WeekdayPicker, bound to a form's number: 1 (Monday) to 7 (Sunday), null for none. */
export function RhfWeekdayField<Values extends FieldValues = FieldValues>(
  props: RhfWeekdayFieldProps<Values>,
) {
  const locale = useLocale();
  const [own, { format, onChosen, ...picker }] = rowAndPicker(ownProps(props));
  return (
    <Controlled<Values, Count, Weekday> component="RhfWeekdayField" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => (
        <SheetRow row={row} own={own} words={value && (format?.(value) ?? weekdayName(value, locale))}>
          {(sheet) => (
            <WeekdayPicker
              {...picker}
              {...sheet}
              value={value}
              onChoose={(day) => {
                onChange(day);
                onChosen?.(day);
              }}
            />
          )}
        </SheetRow>
      )}
    </Controlled>
  );
}

export interface RhfDayOfMonthFieldProps<Values extends FieldValues>
  extends Bound<Values, Count>, Shown<number>, Omit<DayOfMonthPickerProps, Given> {}

/** A PickerField with its DayOfMonthPicker, bound to a form's number: 1 to 31, null for none. It shows "Day 15 of every month". */
export function RhfDayOfMonthField<Values extends FieldValues = FieldValues>(
  props: RhfDayOfMonthFieldProps<Values>,
) {
  const strings = useStrings(dayOfMonthWords);
  const locale = useLocale();
  const [own, { format, onChosen, ...picker }] = rowAndPicker(ownProps(props));
  const words = (day: number) => fill(strings.everyMonthOn, { day: day.toLocaleString(locale) });
  return (
    <Controlled<Values, Count> component="RhfDayOfMonthField" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => (
        <SheetRow row={row} own={own} opens="calendar" words={value && (format ?? words)(value)}>
          {(sheet) => (
            <DayOfMonthPicker
              {...picker}
              {...sheet}
              value={value}
              onConfirm={(day) => {
                onChange(day);
                onChosen?.(day);
              }}
            />
          )}
        </SheetRow>
      )}
    </Controlled>
  );
}

export interface RhfValidPeriodFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, Shown<string>, Omit<ValidPeriodPickerProps, Given> {}

/** A PickerField with its ValidPeriodPicker, bound to a form's text: 'YYYY-MM', '' or null for none. It shows "07/29". */
export function RhfValidPeriodField<Values extends FieldValues = FieldValues>(
  props: RhfValidPeriodFieldProps<Values>,
) {
  const [own, { format = cardPeriod, onChosen, ...picker }] = rowAndPicker(ownProps(props));
  return (
    <Controlled<Values, Text> component="RhfValidPeriodField" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => (
        <SheetRow row={row} own={own} opens="calendar" words={value ? format(value) : null}>
          {(sheet) => (
            <ValidPeriodPicker
              {...picker}
              {...sheet}
              value={value || null}
              onConfirm={(period) => {
                onChange(period);
                onChosen?.(period);
              }}
            />
          )}
        </SheetRow>
      )}
    </Controlled>
  );
}
