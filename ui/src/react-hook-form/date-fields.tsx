'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PickerField, type PickerFieldProps } from '../fields/picker-field/index.js';
import { useLocale } from '../foundations/strings/index.js';
import { DatePicker, longDate, type DatePickerProps } from '../pickers/date-picker/index.js';
import { ownProps, type Bound, type Text, type Unbound } from './binding.js';
import { Controlled, type ControlledRow } from './bound-field.js';
import { useRowSheet } from './use-row-sheet.js';

type RowProps = Unbound<PickerFieldProps, 'open' | 'onOpen' | 'opens'>;
type SheetProps = Omit<DatePickerProps, 'open' | 'onOpenChange' | 'title' | 'value' | 'onConfirm'>;

export interface RhfDateFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, RowProps, SheetProps {
  /** Title of the sheet. Default: the label. */
  title?: string | undefined;
  /** The day as the row shows it. Default: the date in words, "14 March 1994". */
  format?: ((iso: string) => ReactNode) | undefined;
  /** For a form that holds days in another shape: to and from 'YYYY-MM-DD'. */
  shape?: { toDay: (held: string) => string; fromDay: (iso: string) => string } | undefined;
  /** After the day is in the form. */
  onChosen?: ((iso: string) => void) | undefined;
}

/** A PickerField with its DatePicker, bound to a form's text: a day as 'YYYY-MM-DD', or null or '' for none. */
export function RhfDateField<Values extends FieldValues = FieldValues>(props: RhfDateFieldProps<Values>) {
  return (
    <Controlled<Values, Text> component="RhfDateField" bound={props} label={props.label}>
      {(row) => <DateRow {...ownProps(props)} row={row} />}
    </Controlled>
  );
}

type DateRowProps = RowProps &
  SheetProps &
  Pick<RhfDateFieldProps<FieldValues>, 'title' | 'format' | 'shape' | 'onChosen'> & {
    row: ControlledRow<string>;
  };

function DateRow({
  row: { value, onChange, onBlur, disabled, ...row },
  label,
  hint,
  optional,
  placeholder,
  blockedReason,
  title = label,
  format,
  shape,
  onChosen,
  ...picker
}: DateRowProps) {
  const locale = useLocale();
  const { sheet, row: opening } = useRowSheet({ onBlur });
  const day = value === null || value === '' ? null : (shape?.toDay(value) ?? value);
  return (
    <>
      <PickerField
        {...row}
        {...opening}
        disabled={disabled}
        opens="calendar"
        label={label}
        hint={hint}
        optional={optional}
        {...(placeholder === undefined ? {} : { placeholder })}
        blockedReason={blockedReason}
        value={day === null ? null : (format?.(day) ?? longDate(day, locale))}
      />
      <DatePicker
        {...picker}
        {...sheet}
        title={title}
        value={day}
        onConfirm={(iso) => {
          onChange(shape?.fromDay(iso) ?? iso);
          onChosen?.(iso);
        }}
      />
    </>
  );
}
