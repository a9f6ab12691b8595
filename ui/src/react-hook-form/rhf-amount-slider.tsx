'use client';
import type { FieldValues } from 'react-hook-form';
import { AmountSlider, type AmountSliderProps } from '../fields/amount-slider/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound } from './binding.js';
import { Controlled } from './bound-field.js';

export interface RhfAmountSliderProps<Values extends FieldValues>
  extends Bound<Values, number | null | undefined>, Unbound<AmountSliderProps> {}

/**
 * An AmountSlider bound to a form's number, in the unit of `format`. Without a value the slider stands at
 * `min`, and the form has no value until a move.
 */
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
