'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { CodeField, type CodeFieldProps } from '../fields/code-field/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Text } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfCodeFieldProps<Values extends FieldValues> = Bound<Values, Text> &
  Unbound<CodeFieldProps> &
  Obligation;

/** A CodeField bound to a form's text: the digits of the code. */
export function RhfCodeField<Values extends FieldValues = FieldValues>(props: RhfCodeFieldProps<Values>) {
  return (
    <Registered component="RhfCodeField" bound={props} label={props.label}>
      {({ input, ...row }) => <CodeField {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}
