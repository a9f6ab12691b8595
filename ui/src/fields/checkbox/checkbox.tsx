'use client';
import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { ErrorBar, rowLook } from '../field-row/field-row.js';
import { RowMessage } from '../field-row/field-message.js';
import {
  FieldLabel,
  joinIds,
  useFieldWiring,
  type ControlProps,
  type FieldProps,
} from '../field-row/index.js';
import { TickBox } from './tick-box.js';

/** What a native checkbox takes; `register(name)` of react-hook-form fits. */
export interface CheckboxInputProps {
  /** Under which the form sends it. */
  name?: string | undefined;
  /** The control itself: a form library reads, sets and focuses it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** After each change, with the native event. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** The control was left. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** It cannot be ticked now. */
  disabled?: boolean | undefined;
}

export interface CheckboxProps
  extends FieldProps, CheckboxInputProps, ControlProps<'input', keyof CheckboxInputProps | 'type'> {
  /** What the form sends when it is ticked. Default: "on". */
  value?: string;
  /** Ticked by the parent, with `onChecked`; left out, the box keeps it itself. */
  checked?: boolean | undefined;
  /** Ticked at first; the box keeps it from then on. */
  defaultChecked?: boolean | undefined;
  /** Whether it is ticked now. */
  onChecked?: ((checked: boolean) => void) | undefined;
  /** Below the label: what ticking it means. It stays beside an error. */
  caption?: ReactNode;
}

/**
 * One thing to tick, a row of a FieldGroup: the whole row is the target. Renders a native `<input type="checkbox">`
 * in a `<div>`: `className` and `style` go to the row, what else an input takes to the box.
 * A sentence with a link that must be agreed to is an AgreementCheck.
 */
export function Checkbox({
  id,
  label,
  required,
  optional,
  hint,
  error,
  caption,
  checked,
  onChecked,
  onChange,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: CheckboxProps) {
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'Checkbox',
  );
  const captionId = `${wiring.fieldId}-caption`;
  if (checked !== undefined && rest.defaultChecked !== undefined)
    complain(
      'Checkbox',
      `"${label}" has both checked and defaultChecked, so checked counts. Leave one out: checked when you keep it, defaultChecked when the box does.`,
    );
  if (checked !== undefined && !onChecked && !onChange)
    complain(
      'Checkbox',
      `"${label}" is ticked by its parent but has no onChecked, so it never changes. Give it onChecked, or use defaultChecked.`,
    );
  return (
    <div
      data-field-row=""
      data-invalid={error ? '' : undefined}
      data-tinted={error ? '' : undefined}
      className={rowLook(Boolean(error), className)}
      style={style}
    >
      {error ? <ErrorBar /> : null}
      <div className="flex min-w-0 flex-1 gap-3 py-3 pe-2">
        {/* In the middle of the first line, however large the words are. */}
        <span className="flex h-[1.5em] items-center text-body">
          <TickBox
            {...rest}
            {...wiring.control}
            {...(checked === undefined ? {} : { checked, defaultChecked: undefined })}
            id={wiring.fieldId}
            aria-describedby={joinIds(caption && captionId, wiring.control['aria-describedby'])}
            onChange={(event) => {
              onChange?.(event);
              onChecked?.(event.currentTarget.checked);
            }}
          />
        </span>
        <div className="min-w-0 flex-1">
          <FieldLabel
            id={wiring.labelId}
            htmlFor={wiring.fieldId}
            required={required}
            optional={optional}
            // The label's own box covers the row, so that a tap anywhere ticks.
            className="text-body font-medium text-ink before:absolute before:inset-0"
          >
            {label}
          </FieldLabel>
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
