'use client';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import { Switch, type SwitchProps } from '../fields/switch/index.js';
import { ownProps, type Unbound } from '../form/bound.js';
import type { Bound, Ticked } from './binding.js';
import { Registered } from './bound-field.js';

export type RhfSwitchProps<Values extends FieldValues> = Bound<Values, Ticked> &
  Unbound<SwitchProps, 'checked' | 'defaultChecked' | 'onChecked'> &
  Obligation;

/** A Switch bound to a form's boolean. */
export function RhfSwitch<Values extends FieldValues = FieldValues>(props: RhfSwitchProps<Values>) {
  return (
    <Registered component="RhfSwitch" bound={props} label={props.label}>
      {({ input, ...row }) => <Switch {...ownProps(props)} {...input} {...row} />}
    </Registered>
  );
}
