'use client';
import type { ReactElement } from 'react';
import { ByAdapter } from './adapter.js';
import type { Bound, ControlledRow } from './bound.js';
import { SheetField, type SheetFieldProps, type SheetRowProps } from './sheet-field.js';
import type { Obligation } from '../fields/field-row/index.js';

export interface BoundFieldProps<V> extends Bound {
  /** The name in messages and in the error summary. */
  label: string;
  required?: boolean | undefined;
  /**
   * Several controls, or a control without blur events: the row is left when the focus leaves the element
   * with its id.
   */
  group?: boolean | undefined;
  /**
   * Renders the row and calls no hooks, which belong into a rendered component. The summary's target, or an
   * element around its controls, gets the `id`.
   */
  children: (row: ControlledRow<V>) => ReactElement;
}

/**
 * A custom row bound to a form: the child renders the value, the error text and the given functions. The
 * error summary treats the row like any other. Renders the child's result.
 */
export function BoundField<V = string>({ children, ...bound }: BoundFieldProps<V>) {
  return (
    <ByAdapter<V> component="BoundField" bound={bound} label={bound.label} group={bound.group}>
      {children}
    </ByAdapter>
  );
}

export type BoundSheetFieldProps<V> = Bound & SheetRowProps<V> & SheetFieldProps<V> & Obligation;

/**
 * A PickerField bound to a form, with a custom sheet from the child: for a picker that is fetched on demand
 * or missing in the library. The form's value is the argument of `onChoose`.
 */
export function BoundSheetField<V = string>({ words, opens, children, ...row }: BoundSheetFieldProps<V>) {
  return (
    <SheetField<V> Bind={ByAdapter} component="BoundSheetField" row={row} words={words} opens={opens}>
      {children}
    </SheetField>
  );
}
