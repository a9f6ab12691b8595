'use client';
import { TickRow, type TickRowProps } from '../checkbox/tick-row.js';
import type { Obligation } from '../field-row/index.js';

export type SwitchProps = TickRowProps & Obligation;

/**
 * A setting that is on or off, and changes at once: a row of a FieldGroup, which is the target as a whole.
 * Renders an `<input type="checkbox" role="switch">` in a `<div>`: `className` and `style` go to the row,
 * other input props to the switch. For what a form's button sends use Checkbox.
 */
export function Switch(props: SwitchProps) {
  return (
    <TickRow
      {...props}
      component="Switch"
      atEnd
      draw={(input) => (
        <span className="relative flex shrink-0 items-center">
          <input
            {...input}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native box tells its state
            role="switch"
            className="peer m-0 h-[1.5rem] w-[2.75rem] appearance-none rounded-full border-2 border-control bg-surface transition-colors duration-press checked:border-primary checked:bg-primary disabled:border-decor disabled:bg-sunken disabled:checked:border-control disabled:checked:bg-control"
          />
          {/* The thumb is all border: forced colours draw no background. */}
          <span
            aria-hidden
            className="pointer-events-none absolute start-[0.25rem] size-4 rounded-full border-[0.5rem] border-control transition-[inset-inline-start] duration-press peer-checked:start-[1.5rem] peer-checked:border-on-primary"
          />
        </span>
      )}
    />
  );
}
