'use client';
import type { ReactNode } from 'react';
import type { Obligation } from '../fields/field-row/index.js';
import {
  cardPeriod,
  ValidPeriodPicker,
  type ValidPeriodPickerProps,
} from '../pickers/valid-period-picker/index.js';
import { isPeriod } from '../pickers/valid-period-picker/month-year.js';
import { ByAdapter } from './adapter.js';
import type { Binds, Bound, GivenToPicker } from './bound.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './sheet-field.js';

export interface ValidPeriodRowProps
  extends SheetRowProps<string>, Omit<ValidPeriodPickerProps, GivenToPicker> {
  /** The row's text for a value. */
  format?: ((period: string) => ReactNode) | undefined;
}

/** The row of a card's period of every library. */
export function ValidPeriodRow({ Bind, component, ...props }: ValidPeriodRowProps & Bound & Binds) {
  const [row, { format = cardPeriod, ...picker }] = rowAndPicker(props);
  return (
    <SheetField<string>
      Bind={Bind}
      component={component}
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

export type BoundValidPeriodFieldProps = Bound & ValidPeriodRowProps & Obligation;

/**
 * A PickerField with its ValidPeriodPicker, bound to a form's text: 'YYYY-MM', '' or null for none. Shows
 * "07/29".
 */
export function BoundValidPeriodField(props: BoundValidPeriodFieldProps) {
  return <ValidPeriodRow {...props} Bind={ByAdapter} component="BoundValidPeriodField" />;
}
