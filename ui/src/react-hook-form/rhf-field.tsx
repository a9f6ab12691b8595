'use client';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Bound } from './binding.js';
import { Controlled, type ControlledRow } from './bound-field.js';

export interface RhfFieldProps<Values extends FieldValues, V> extends Bound<Values, V | null | undefined> {
  /** What its messages and the error summary call it. */
  label: string;
  required?: boolean | undefined;
  /** Several controls, or one that tells nobody when it is left: the row is left when the focus leaves the element with its id. */
  group?: boolean | undefined;
  /**
   * Draws the row, and calls no hooks: they belong into a component that it draws. The element to which the summary leads, or one
   * around its controls, gets the `id`.
   */
  children: (row: ControlledRow<V>) => ReactElement;
}

/**
 * A row of your own bound to a form: the child draws it from the value, the error in words and the functions that it is given. It
 * stands in the error summary as any other. Renders what the child gives.
 */
export function RhfField<Values extends FieldValues = FieldValues, V = string>({
  children,
  ...bound
}: RhfFieldProps<Values, V>) {
  return (
    <Controlled<Values, V | null | undefined, V>
      component="RhfField"
      bound={bound as unknown as Bound<Values, V | null | undefined>}
      label={bound.label}
      group={bound.group}
    >
      {children}
    </Controlled>
  );
}
