'use client';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Bound } from './binding.js';
import type { ControlledRow } from '../form/bound.js';
import { Controlled } from './bound-field.js';

export interface RhfFieldProps<Values extends FieldValues, V> extends Bound<Values, V | null | undefined> {
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
