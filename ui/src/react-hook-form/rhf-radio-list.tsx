'use client';
import type { FieldValues } from 'react-hook-form';
import { RadioList, type RadioListProps } from '../fields/radio-list/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Text } from './binding.js';
import { Controlled } from './bound-field.js';

export interface RhfRadioListProps<Values extends FieldValues>
  extends Bound<Values, Text>, Unbound<RadioListProps> {
  /** Called after the form has the choice: for dependent rows. */
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
