'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import type { Bound as BoundByName } from '../form/bound.js';
import { SheetField, type SheetFieldProps, type SheetRowProps } from '../form/sheet-field.js';
import type { Bound } from './binding.js';
import { ByControl } from './bound-field.js';

export type RhfSheetFieldProps<Values extends FieldValues, V> = Bound<Values, V | null | undefined> &
  SheetRowProps<V> &
  SheetFieldProps<V> &
  Obligation;

/**
 * A PickerField bound to a form, with a custom sheet from the child: for a picker that is fetched on demand
 * or missing in the library. The form's value is the argument of `onChoose`.
 */
export function RhfSheetField<Values extends FieldValues = FieldValues, V = string>(
  props: RhfSheetFieldProps<Values, V>,
) {
  const { words, opens, children, ...row } = props;
  return (
    <SheetField<V>
      Bind={ByControl}
      component="RhfSheetField"
      row={row as unknown as BoundByName & SheetRowProps<V>}
      words={words}
      opens={opens}
    >
      {children}
    </SheetField>
  );
}
