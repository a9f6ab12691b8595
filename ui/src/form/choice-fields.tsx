'use client';
import { AgreementCheck, type AgreementCheckProps } from '../fields/agreement-check/index.js';
import { AmountSlider, type AmountSliderProps } from '../fields/amount-slider/index.js';
import {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
} from '../fields/checkbox/index.js';
import { ChoiceChips, type ChoiceChipsProps } from '../fields/choice-chips/index.js';
import type { Obligation } from '../fields/field-row/index.js';
import { RadioList, type RadioListProps } from '../fields/radio-list/index.js';
import { RadioRow, type RadioRowProps } from '../fields/radio-row/index.js';
import { Rating, type RatingProps, type RatingValue } from '../fields/rating/index.js';
import { Stepper, type StepperProps } from '../fields/stepper/index.js';
import { Switch, type SwitchProps } from '../fields/switch/index.js';
import { ByAdapter } from './adapter.js';
import { ownProps, type Bound, type Unbound } from './bound.js';

export type BoundRadioRowProps = Bound & Unbound<RadioRowProps> & Obligation;
export type BoundChoiceChipsProps<V extends string | number> = Bound &
  Unbound<ChoiceChipsProps<V>> &
  Obligation;
export type BoundRatingProps = Bound & Unbound<RatingProps> & Obligation;
export type BoundStepperProps = Bound & Unbound<StepperProps> & Obligation;
export type BoundCheckboxProps = Bound &
  Unbound<CheckboxProps, 'checked' | 'defaultChecked' | 'onChecked'> &
  Obligation;
export type BoundSwitchProps = Bound &
  Unbound<SwitchProps, 'checked' | 'defaultChecked' | 'onChecked'> &
  Obligation;
export type BoundCheckboxGroupProps = Bound &
  Unbound<CheckboxGroupProps, 'values' | 'defaultValues' | 'onValues'> &
  Obligation;
export interface BoundRadioListProps extends Bound, Unbound<RadioListProps> {}
export interface BoundAmountSliderProps extends Bound, Unbound<AmountSliderProps> {}
export interface BoundAgreementCheckProps
  extends Bound, Unbound<AgreementCheckProps, 'checked' | 'defaultChecked' | 'onNativeChange'> {
  /** The name in the error summary: "Agreement". */
  label: string;
}

/** A RadioRow bound to a form's text: the value of the chosen option. */
export function BoundRadioRow(props: BoundRadioRowProps) {
  return (
    <ByAdapter<string> component="BoundRadioRow" bound={props} label={props.label} native>
      {({ value, onChange, ...row }) => (
        <RadioRow
          {...ownProps(props)}
          {...row}
          name={props.name}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </ByAdapter>
  );
}

/** A RadioList bound to a form's text: the value of the chosen option. */
export function BoundRadioList(props: BoundRadioListProps) {
  return (
    <ByAdapter<string> component="BoundRadioList" bound={props} label={props.legend} group>
      {({ value, ...row }) => <RadioList {...ownProps(props)} {...row} value={value === '' ? null : value} />}
    </ByAdapter>
  );
}

/** ChoiceChips bound to a form's text or number: the value of the chosen chip. */
export function BoundChoiceChips<V extends string | number>(props: BoundChoiceChipsProps<V>) {
  return (
    <ByAdapter<V> component="BoundChoiceChips" bound={props} label={props.label} group native>
      {(row) => <ChoiceChips<V> {...ownProps(props)} {...row} name={props.name} />}
    </ByAdapter>
  );
}

/** A Rating bound to a form's number: 1 to 5 stars, null for none. */
export function BoundRating(props: BoundRatingProps) {
  return (
    <ByAdapter<RatingValue> component="BoundRating" bound={props} label={props.label} group native>
      {({ disabled, ...row }) => (
        <Rating {...ownProps(props)} {...row} name={props.name} inputProps={{ disabled }} />
      )}
    </ByAdapter>
  );
}

/**
 * An AmountSlider bound to a form's number, in the unit of `format`. Without a value the slider stands at
 * `min`, and the form has no value until a move.
 */
export function BoundAmountSlider(props: BoundAmountSliderProps) {
  return (
    <ByAdapter<number> component="BoundAmountSlider" bound={props} label={props.label} group>
      {({ value, ...row }) => <AmountSlider {...ownProps(props)} {...row} value={value ?? props.min} />}
    </ByAdapter>
  );
}

/**
 * A Stepper bound to a form's number. Without a value the stepper stands at `min`, and the form has no value
 * until a press.
 */
export function BoundStepper(props: BoundStepperProps) {
  return (
    <ByAdapter<number> component="BoundStepper" bound={props} label={props.label}>
      {({ value, ...row }) => <Stepper {...ownProps(props)} {...row} value={value ?? props.min ?? 0} />}
    </ByAdapter>
  );
}

/** A Checkbox bound to a form's boolean. */
export function BoundCheckbox(props: BoundCheckboxProps) {
  return (
    <ByAdapter<boolean> component="BoundCheckbox" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => (
        <Checkbox {...ownProps(props)} {...row} checked={value ?? false} onChecked={onChange} />
      )}
    </ByAdapter>
  );
}

/** A Switch bound to a form's boolean. */
export function BoundSwitch(props: BoundSwitchProps) {
  return (
    <ByAdapter<boolean> component="BoundSwitch" bound={props} label={props.label}>
      {({ value, onChange, ...row }) => (
        <Switch {...ownProps(props)} {...row} checked={value ?? false} onChecked={onChange} />
      )}
    </ByAdapter>
  );
}

/** An AgreementCheck bound to a form's boolean. */
export function BoundAgreementCheck(props: BoundAgreementCheckProps) {
  const { label, ...own } = ownProps(props);
  return (
    <ByAdapter<boolean> component="BoundAgreementCheck" bound={props} label={label}>
      {({ value, required, ...row }) => (
        <AgreementCheck {...own} {...row} checked={value ?? false} required={required ?? true} />
      )}
    </ByAdapter>
  );
}

/**
 * A CheckboxGroup bound to a form's list of texts: the values of the ticked boxes, in the order of the
 * options.
 */
export function BoundCheckboxGroup(props: BoundCheckboxGroupProps) {
  return (
    <ByAdapter<readonly string[]> component="BoundCheckboxGroup" bound={props} label={props.legend} native>
      {({ value, onChange, onBlur, disabled, ...row }) => (
        <CheckboxGroup
          {...ownProps(props)}
          {...row}
          values={value ?? []}
          onValues={onChange}
          inputProps={{ name: props.name, onBlur, disabled }}
        />
      )}
    </ByAdapter>
  );
}
