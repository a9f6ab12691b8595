'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { RadioRow, type RadioRowProps } from '../fields/radio-row/index.js';
import { boundRow, ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Text } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfRadioRowProps<Values extends FieldValues> = Bound<Values, Text> &
  Unbound<RadioRowProps> &
  Obligation;

/** A RadioRow bound to a form's text: the value of the chosen option. */
export const RhfRadioRow = boundRow(function RhfRadioRow<Values extends FieldValues = FieldValues>(
  props: RhfRadioRowProps<Values>,
) {
  return (
    <Registered component="RhfRadioRow" bound={props} label={props.label}>
      {({ input, disabled, ...row }) => (
        <RadioRow {...ownProps(props)} {...row} inputProps={{ ...input, disabled }} />
      )}
    </Registered>
  );
});
