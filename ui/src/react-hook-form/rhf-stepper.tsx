'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { Stepper, type StepperProps } from '../fields/stepper/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound } from './binding.js';
import { Controlled } from './bound-field.js';

export type RhfStepperProps<Values extends FieldValues> = Bound<Values, number | null | undefined> &
  Unbound<StepperProps> &
  Obligation;

/**
 * A Stepper bound to a form's number. Without a value the stepper stands at `min`, and the form has no value
 * until a press.
 */
export function RhfStepper<Values extends FieldValues = FieldValues>(props: RhfStepperProps<Values>) {
  return (
    <Controlled<Values, number | null | undefined> component="RhfStepper" bound={props} label={props.label}>
      {({ value, ...row }) => <Stepper {...ownProps(props)} {...row} value={value ?? props.min ?? 0} />}
    </Controlled>
  );
}
