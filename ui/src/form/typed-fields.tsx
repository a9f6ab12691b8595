'use client';
import { AmountField, type AmountFieldProps } from '../fields/amount-field/index.js';
import { CodeField, type CodeFieldProps } from '../fields/code-field/index.js';
import type { Obligation } from '../fields/field-row/index.js';
import { PhoneField, type PhoneFieldProps } from '../fields/phone-field/index.js';
import { TextField, type TextFieldProps } from '../fields/text-field/index.js';
import { ByAdapter } from './adapter.js';
import { ownProps, type Bound, type ControlledRow, type Unbound } from './bound.js';

export type BoundTextFieldProps = Bound & Unbound<TextFieldProps> & Obligation;
export type BoundPhoneFieldProps = Bound & Unbound<PhoneFieldProps> & Obligation;
export type BoundCodeFieldProps = Bound & Unbound<CodeFieldProps> & Obligation;
export type BoundAmountFieldProps = Bound & Unbound<AmountFieldProps> & Obligation;

/** A row's props for a field with native change events. */
const typed = ({ value, onChange, ...row }: ControlledRow<string>) => ({
  ...row,
  value: value ?? '',
  onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
});

/** A TextField bound to a form's text. A key press renders this row alone. */
export function BoundTextField(props: BoundTextFieldProps) {
  return (
    <ByAdapter<string> component="BoundTextField" bound={props} label={props.label}>
      {(row) => <TextField {...ownProps(props)} {...typed(row)} />}
    </ByAdapter>
  );
}

/** A PhoneField bound to a form's text: the digits after the prefix. */
export function BoundPhoneField(props: BoundPhoneFieldProps) {
  return (
    <ByAdapter<string> component="BoundPhoneField" bound={props} label={props.label}>
      {(row) => <PhoneField {...ownProps(props)} {...typed(row)} />}
    </ByAdapter>
  );
}

/** A CodeField bound to a form's text: its digits. */
export function BoundCodeField(props: BoundCodeFieldProps) {
  return (
    <ByAdapter<string> component="BoundCodeField" bound={props} label={props.label}>
      {(row) => <CodeField {...ownProps(props)} {...typed(row)} />}
    </ByAdapter>
  );
}

/** An AmountField bound to a form's text: plain digits in whole units, "10370". */
export function BoundAmountField(props: BoundAmountFieldProps) {
  const { onValue, ...own } = ownProps(props);
  return (
    <ByAdapter<string> component="BoundAmountField" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => (
        <AmountField
          {...own}
          {...row}
          value={value ?? ''}
          onValue={(digits) => {
            onChange(digits);
            onValue?.(digits);
          }}
        />
      )}
    </ByAdapter>
  );
}
