'use client';
import type { FieldValues } from 'react-hook-form';
import { AgreementCheck, type AgreementCheckProps } from '../fields/agreement-check/index.js';
import {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from '../fields/checkbox/index.js';
import { ownProps, type Bound, type Unbound } from './binding.js';
import { Registered } from './bound-field.js';

type Ticked = boolean | null | undefined;

export interface RhfCheckboxProps<Values extends FieldValues>
  extends Bound<Values, Ticked>, Unbound<CheckboxProps, 'checked' | 'defaultChecked' | 'onChecked'> {}

/** A Checkbox bound to a form's boolean. */
export function RhfCheckbox<Values extends FieldValues = FieldValues>(props: RhfCheckboxProps<Values>) {
  return (
    <Registered component="RhfCheckbox" bound={props} label={props.label}>
      {({ input, ...row }) => <Checkbox {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}

export interface RhfCheckboxGroupProps<Values extends FieldValues>
  extends
    Bound<Values, readonly string[] | null | undefined>,
    Unbound<CheckboxGroupProps, 'values' | 'defaultValues' | 'onValues'> {}

/** A CheckboxGroup bound to a form's list of texts: the values of the ticked boxes, in the order of the options. */
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

export interface RhfAgreementCheckProps<Values extends FieldValues>
  extends
    Bound<Values, Ticked>,
    Unbound<AgreementCheckProps, 'checked' | 'defaultChecked' | 'onNativeChange'> {
  /** How the error summary names it: "Agreement". */
  label: string;
}

/** An AgreementCheck bound to a form's boolean. */
export function RhfAgreementCheck<Values extends FieldValues = FieldValues>(
  props: RhfAgreementCheckProps<Values>,
) {
  const { label, ...own } = ownProps(props);
  return (
    <Registered component="RhfAgreementCheck" bound={props} label={label}>
      {({ input: { onChange, ...input }, required, ...row }) => (
        <AgreementCheck {...own} {...input} {...row} required={required ?? true} onNativeChange={onChange} />
      )}
    </Registered>
  );
}
