'use client';
import type { FieldValues } from 'react-hook-form';
import { AmountField, type AmountFieldProps } from '../fields/amount-field/index.js';
import { CodeField, type CodeFieldProps } from '../fields/code-field/index.js';
import { PhoneField, type PhoneFieldProps } from '../fields/phone-field/index.js';
import { TextField, type TextFieldProps } from '../fields/text-field/index.js';
import { ownProps, type Bound, type Text, type Unbound } from './binding.js';
import { Registered } from './bound-field.js';

export interface RhfTextFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<TextFieldProps> {}

/** A TextField bound to a form's text. A key press renders nothing. */
export function RhfTextField<Values extends FieldValues = FieldValues>(props: RhfTextFieldProps<Values>) {
  return (
    <Registered component="RhfTextField" bound={props} label={props.label}>
      {({ input, ...row }) => <TextField {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}

export interface RhfPhoneFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<PhoneFieldProps> {}

/** A PhoneField bound to a form's text: the digits after the country's prefix. */
export function RhfPhoneField<Values extends FieldValues = FieldValues>(props: RhfPhoneFieldProps<Values>) {
  return (
    <Registered component="RhfPhoneField" bound={props} label={props.label}>
      {({ input, ...row }) => <PhoneField {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}

export interface RhfAmountFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<AmountFieldProps> {}

/** An AmountField bound to a form's text: plain digits of whole shillings, "10370". */
export function RhfAmountField<Values extends FieldValues = FieldValues>(props: RhfAmountFieldProps<Values>) {
  return (
    <Registered component="RhfAmountField" bound={props} label={props.label}>
      {({ input, disabled, ...row }) => (
        <AmountField
          {...ownProps(props)}
          {...input}
          {...row}
          readOnly={disabled ?? props.readOnly ?? false}
        />
      )}
    </Registered>
  );
}

export interface RhfCodeFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<CodeFieldProps> {}

/** A CodeField bound to a form's text: the digits of the code. */
export function RhfCodeField<Values extends FieldValues = FieldValues>(props: RhfCodeFieldProps<Values>) {
  return (
    <Registered component="RhfCodeField" bound={props} label={props.label}>
      {({ input, ...row }) => <CodeField {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}
