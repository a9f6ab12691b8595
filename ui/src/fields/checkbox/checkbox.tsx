'use client';
import type { Obligation } from '../field-row/index.js';
import { TickBox } from './tick-box.js';
import { TickRow, type TickRowProps } from './tick-row.js';

export type CheckboxProps = TickRowProps & Obligation;

/**
 * A single checkbox, a row of a FieldGroup: the whole row is the target. Renders a native `<input
 * type="checkbox">` in a `<div>`: `className` and `style` go to the row, other input props to the box. For a
 * sentence with a link use AgreementCheck, for a setting that changes at once use Switch.
 */
export function Checkbox(props: CheckboxProps) {
  return <TickRow {...props} component="Checkbox" draw={(input) => <TickBox {...input} />} />;
}
