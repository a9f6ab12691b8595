'use client';
import type { FieldValues } from 'react-hook-form';
import { CheckboxGroup, type CheckboxGroupProps } from '../fields/checkbox/index.js';
import { ownProps, type Bound, type Unbound } from './binding.js';
import { Registered } from './bound-field.js';

export interface RhfCheckboxGroupProps<Values extends FieldValues>
  extends
    Bound<Values, readonly string[] | null | undefined>,
    Unbound<CheckboxGroupProps, 'values' | 'defaultValues' | 'onValues'> {}

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
