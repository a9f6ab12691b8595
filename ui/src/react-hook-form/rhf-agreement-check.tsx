'use client';
import type { FieldValues } from 'react-hook-form';
import { AgreementCheck, type AgreementCheckProps } from '../fields/agreement-check/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Ticked } from './binding.js';
import { Registered } from './bound-field.js';

export interface RhfAgreementCheckProps<Values extends FieldValues>
  extends
    Bound<Values, Ticked>,
    Unbound<AgreementCheckProps, 'checked' | 'defaultChecked' | 'onNativeChange'> {
  /** The name in the error summary: "Agreement". */
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
