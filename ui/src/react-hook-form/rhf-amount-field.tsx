'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { AmountField, type AmountFieldProps } from '../fields/amount-field/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Text } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfAmountFieldProps<Values extends FieldValues> = Bound<Values, Text> &
  Unbound<AmountFieldProps> &
  Obligation;

/** An AmountField bound to a form's text: plain digits in whole units, "10370". */
export function RhfAmountField<Values extends FieldValues = FieldValues>(props: RhfAmountFieldProps<Values>) {
  return (
    <Registered component="RhfAmountField" bound={props} label={props.label}>
      {({ input, ...row }) => <AmountField {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}
