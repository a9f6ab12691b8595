'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import {
  cardPeriod,
  ValidPeriodPicker,
  type ValidPeriodPickerProps,
} from '../pickers/valid-period-picker/index.js';
import type { Obligation } from '../fields/field-row/index.js';
import { isPeriod } from '../pickers/valid-period-picker/month-year.js';
import type { Bound, GivenToPicker, Text } from './binding.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './rhf-sheet-field.js';

interface RhfValidPeriodFieldOwnProps<Values extends FieldValues>
  extends Bound<Values, Text>, SheetRowProps<string>, Omit<ValidPeriodPickerProps, GivenToPicker> {
  /** The row's text for a value. */
  format?: ((period: string) => ReactNode) | undefined;
}

export type RhfValidPeriodFieldProps<Values extends FieldValues> = RhfValidPeriodFieldOwnProps<Values> &
  Obligation;

/**
 * A PickerField with its ValidPeriodPicker, bound to a form's text: 'YYYY-MM', '' or null for none. Shows
 * "07/29".
 */
export function RhfValidPeriodField<Values extends FieldValues = FieldValues>(
  props: RhfValidPeriodFieldProps<Values>,
) {
  const [row, { format = cardPeriod, ...picker }] = rowAndPicker(props);
  return (
    <SheetField<Values, string>
      component="RhfValidPeriodField"
      row={row}
      opens="calendar"
      // An invalid value, such as a damaged draft, counts as none.
      words={(period) => isPeriod(period) && format(period)}
    >
      {({ value, onChoose, ...sheet }) => (
        <ValidPeriodPicker
          {...picker}
          {...sheet}
          value={value !== null && isPeriod(value) ? value : null}
          onConfirm={onChoose}
        />
      )}
    </SheetField>
  );
}
