'use client';
import type { ChangeEventHandler, ComponentProps, FocusEventHandler, ReactNode, Ref } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { complain } from '../../foundations/complain/index.js';
import { ErrorBar, rowLook } from '../field-row/field-row.js';
import { LabelOfField, RowMessage } from '../field-row/field-message.js';
import { joinIds, useFieldWiring, type ControlProps, type FieldProps } from '../field-row/index.js';

/** The props of a native checkbox; accepts `register(name)` of react-hook-form. */
export interface CheckboxInputProps {
  /** The name of the submitted value. */
  name?: string | undefined;
  /** The control, so that a form library can read, set and focus the control. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** After each change, with the native event. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
}

export interface TickRowProps
  extends FieldProps, CheckboxInputProps, ControlProps<'input', keyof CheckboxInputProps | 'type' | 'role'> {
  /** The submitted value while ticked, or on. Default: "on". */
  value?: string;
  /** The state, controlled by the host through `onChecked`; without `checked` the control keeps its own. */
  checked?: boolean | undefined;
  /** The initial state, when uncontrolled. */
  defaultChecked?: boolean | undefined;
  /** The new state. */
  onChecked?: ((checked: boolean) => void) | undefined;
  /** Text below the label: the consequence. Stays visible beside an error. */
  caption?: ReactNode;
  /** Before the label, 24 px, from `@kopa/ui/icons`. */
  icon?: ReactNode;
}

/** A row with one input that is ticked, or on. Renders a `<div>` with `draw`'s input at its start or end. */
export function TickRow({
  component,
  atEnd = false,
  draw,
  id,
  label,
  required,
  optional,
  hint,
  error,
  caption,
  icon,
  checked,
  onChecked,
  onChange,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: TickRowProps & {
  component: string;
  /** The control stands at the end of the row. */
  atEnd?: boolean;
  /** The control: an input of type checkbox with these props. */
  draw: (input: Omit<ComponentProps<'input'>, 'type' | 'className'>) => ReactNode;
}) {
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    component,
  );
  const disabled = Boolean(rest.disabled);
  const captionId = `${wiring.fieldId}-caption`;
  if (checked !== undefined && rest.defaultChecked !== undefined)
    complain(
      component,
      `"${label}" has both checked and defaultChecked, so checked counts. Leave one out: checked when you keep it, defaultChecked when the row does.`,
    );
  if (checked !== undefined && !onChecked && !onChange)
    complain(
      component,
      `"${label}" is ticked by its parent but has no onChecked, so it never changes. Give it onChecked, or use defaultChecked.`,
    );
  return (
    <div
      data-field-row=""
      data-invalid={error ? '' : undefined}
      data-tinted={error ? '' : undefined}
      className={rowLook(Boolean(error), disabled, className)}
      style={style}
    >
      {error ? <ErrorBar /> : null}
      <div className={cx('flex min-w-0 flex-1 gap-3 py-3 pe-2', atEnd && 'flex-row-reverse')}>
        {/* In the middle of the first line, however large the words are. */}
        <span className="flex h-[1.5em] items-center text-body">
          {draw({
            ...rest,
            ...wiring.control,
            ...(checked === undefined ? {} : { checked, defaultChecked: undefined }),
            id: wiring.fieldId,
            'aria-describedby': joinIds(caption && captionId, wiring.control['aria-describedby']),
            onChange: (event) => {
              onChange?.(event);
              onChecked?.(event.currentTarget.checked);
            },
          })}
        </span>
        <div className="min-w-0 flex-1">
          <span className="flex flex-wrap gap-x-2">
            {icon ? <span className="shrink-0 text-muted [&>svg]:size-[1.5em]">{icon}</span> : null}
            <LabelOfField
              id={wiring.labelId}
              htmlFor={wiring.fieldId}
              required={required}
              optional={optional}
              // The label's own box covers the row, so that a tap anywhere ticks.
              className={cx(
                'text-body font-medium before:absolute before:inset-0',
                disabled ? 'text-subtle' : 'text-ink',
              )}
            >
              {label}
            </LabelOfField>
          </span>
          {caption ? (
            <p id={captionId} className="text-caption text-muted">
              {caption}
            </p>
          ) : null}
          <RowMessage wiring={wiring} hint={hint} error={error} />
        </div>
      </div>
    </div>
  );
}
