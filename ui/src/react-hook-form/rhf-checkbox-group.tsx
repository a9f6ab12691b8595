'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { CheckboxGroup, type CheckboxGroupProps } from '../fields/checkbox/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfCheckboxGroupProps<Values extends FieldValues> = Bound<
  Values,
  readonly string[] | null | undefined
> &
  Unbound<CheckboxGroupProps, 'values' | 'defaultValues' | 'onValues'> &
  Obligation;

/**
 * A CheckboxGroup bound to a form's list of texts: the values of the ticked boxes, in the order of the
 * options.
 */
export function RhfCheckboxGroup<Values extends FieldValues = FieldValues>(
  props: RhfCheckboxGroupProps<Values>,
) {
  return (
    <Registered component="RhfCheckboxGroup" bound={props} label={props.legend}>
      {({ input, disabled, ...row }) => (
        <CheckboxGroup {...ownProps(props)} {...row} inputProps={{ ...input, disabled }} />
      )}
    </Registered>
  );
}
