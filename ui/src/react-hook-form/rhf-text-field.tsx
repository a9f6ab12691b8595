'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { TextField, type TextFieldProps } from '../fields/text-field/index.js';
import { boundRow, ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Text } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfTextFieldProps<Values extends FieldValues> = Bound<Values, Text> &
  Unbound<TextFieldProps> &
  Obligation;

/** A TextField bound to a form's text. A key press renders nothing. */
export const RhfTextField = boundRow(function RhfTextField<Values extends FieldValues = FieldValues>(
  props: RhfTextFieldProps<Values>,
) {
  return (
    <Registered component="RhfTextField" bound={props} label={props.label}>
      {({ input, ...row }) => <TextField {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
});
