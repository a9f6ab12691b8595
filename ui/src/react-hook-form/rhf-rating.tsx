'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { Rating, type RatingProps, type RatingValue } from '../fields/rating/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound } from './binding.js';
import { Controlled } from './bound-field.js';

export type RhfRatingProps<Values extends FieldValues> = Bound<Values, number | null | undefined> &
  Unbound<RatingProps> &
  Obligation;

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
