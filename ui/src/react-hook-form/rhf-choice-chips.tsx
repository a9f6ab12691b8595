'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { ChoiceChips, type ChoiceChipsProps } from '../fields/choice-chips/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound } from './binding.js';
import { Controlled } from './bound-field.js';

/** The type of the options' values: text or number. */
type Kind<V> = (V extends string ? string : number) | null | undefined;

export type RhfChoiceChipsProps<Values extends FieldValues, V extends string | number> = Bound<
  Values,
  Kind<V>
> &
  Unbound<ChoiceChipsProps<V>> &
  Obligation;

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
