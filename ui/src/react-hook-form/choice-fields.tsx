'use client';
import type { FieldValues } from 'react-hook-form';
import { AmountSlider, type AmountSliderProps } from '../fields/amount-slider/index.js';
import { ChoiceChips, type ChoiceChipsProps } from '../fields/choice-chips/index.js';
import { RadioList, type RadioListProps } from '../fields/radio-list/index.js';
import { RadioRow, type RadioRowProps } from '../fields/radio-row/index.js';
import { Rating, type RatingProps, type RatingValue } from '../fields/rating/index.js';
import { ownProps, type Bound, type Text, type Unbound } from './binding.js';
import { Controlled, Registered } from './bound-field.js';

export interface RhfRadioRowProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<RadioRowProps> {}

/** A RadioRow bound to a form's text: the value of the chosen option. */
export function RhfRadioRow<Values extends FieldValues = FieldValues>(props: RhfRadioRowProps<Values>) {
  return (
    <Registered component="RhfRadioRow" bound={props} label={props.label}>
      {({ input, disabled, ...row }) => (
        <RadioRow {...ownProps(props)} {...row} inputProps={{ ...input, disabled }} />
      )}
    </Registered>
  );
}

export interface RhfRadioListProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<RadioListProps> {
  /** After the choice is in the form: for rows that depend on it. */
  onChosen?: ((value: string) => void) | undefined;
}

/** A RadioList bound to a form's text: the value of the chosen option. */
export function RhfRadioList<Values extends FieldValues = FieldValues>(props: RhfRadioListProps<Values>) {
  const { onChosen, ...own } = ownProps(props);
  return (
    <Controlled<Values, Text> component="RhfRadioList" bound={props} label={props.legend} group>
      {({ value, onChange, disabled, ...row }) => (
        <RadioList
          {...own}
          {...row}
          value={value === '' ? null : value}
          disabled={disabled}
          onChange={(chosen) => {
            onChange(chosen);
            onChosen?.(chosen);
          }}
        />
      )}
    </Controlled>
  );
}

/** Of the options' values, whether they are texts or numbers. */
type Kind<V> = (V extends string ? string : number) | null | undefined;

export interface RhfChoiceChipsProps<Values extends FieldValues, V extends string | number>
  extends Bound<Values, Kind<V>>, Unbound<ChoiceChipsProps<V>> {}

/** ChoiceChips bound to a form's text or number: the value of the chosen chip. */
export function RhfChoiceChips<
  Values extends FieldValues = FieldValues,
  V extends string | number = string | number,
>(props: RhfChoiceChipsProps<Values, V>) {
  return (
    <Controlled<Values, Kind<V>, V> component="RhfChoiceChips" bound={props} label={props.label} group>
      {(row) => <ChoiceChips {...ownProps(props)} {...row} />}
    </Controlled>
  );
}

export interface RhfRatingProps<Values extends FieldValues>
  extends Bound<Values, number | null | undefined>, Unbound<RatingProps> {}

/** A Rating bound to a form's number: 1 to 5 stars, null for none. */
export function RhfRating<Values extends FieldValues = FieldValues>(props: RhfRatingProps<Values>) {
  return (
    <Controlled<Values, number | null | undefined, RatingValue>
      component="RhfRating"
      bound={props}
      label={props.label}
      group
    >
      {({ disabled, ...row }) => <Rating {...ownProps(props)} {...row} inputProps={{ disabled }} />}
    </Controlled>
  );
}

export interface RhfAmountSliderProps<Values extends FieldValues>
  extends Bound<Values, number | null | undefined>, Unbound<AmountSliderProps> {}

/** An AmountSlider bound to a form's number, in the unit of `format`. Without a value it stands at `min`, and the form holds none until it is moved. */
export function RhfAmountSlider<Values extends FieldValues = FieldValues>(
  props: RhfAmountSliderProps<Values>,
) {
  return (
    <Controlled<Values, number | null | undefined>
      component="RhfAmountSlider"
      bound={props}
      label={props.label}
      group
    >
      {({ value, ...row }) => <AmountSlider {...ownProps(props)} {...row} value={value ?? props.min} />}
    </Controlled>
  );
}
