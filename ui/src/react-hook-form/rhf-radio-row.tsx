'use client';
import type { FieldValues } from 'react-hook-form';
import { RadioRow, type RadioRowProps } from '../fields/radio-row/index.js';
import { boundRow, ownProps, type Bound, type Text, type Unbound } from './binding.js';
import { Registered } from './bound-field.js';

export interface RhfRadioRowProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<RadioRowProps> {}

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
