'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { Checkbox, type CheckboxProps } from '../fields/checkbox/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Ticked } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfCheckboxProps<Values extends FieldValues> = Bound<Values, Ticked> &
  Unbound<CheckboxProps, 'checked' | 'defaultChecked' | 'onChecked'> &
  Obligation;

/** A Checkbox bound to a form's boolean. */
export function RhfCheckbox<Values extends FieldValues = FieldValues>(props: RhfCheckboxProps<Values>) {
  return (
    <Registered component="RhfCheckbox" bound={props} label={props.label}>
      {({ input, ...row }) => <Checkbox {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}
