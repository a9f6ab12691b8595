'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { PhoneField, type PhoneFieldProps } from '../fields/phone-field/index.js';
import { boundRow, ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Text } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfPhoneFieldProps<Values extends FieldValues> = Bound<Values, Text> &
  Unbound<PhoneFieldProps> &
  Obligation;

/** A PhoneField bound to a form's text: the digits after the calling code. */
export const RhfPhoneField = boundRow(function RhfPhoneField<Values extends FieldValues = FieldValues>(
  props: RhfPhoneFieldProps<Values>,
) {
  return (
    <Registered component="RhfPhoneField" bound={props} label={props.label}>
      {({ input, ...row }) => <PhoneField {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
});
