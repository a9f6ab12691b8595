'use client';
import { cva } from 'class-variance-authority';
import { useId, useState, type ReactNode } from 'react';
import { complainOfOptions, distinct } from '../field-row/field-complaints.js';
import { LabelOfField } from '../field-row/field-message.js';
import {
  FieldError,
  useFieldWiring,
  type ControlProps,
  type FieldProps,
  type Obligation,
} from '../field-row/index.js';

interface ChoiceChipsOwnProps<V extends string | number>
  extends FieldProps, ControlProps<'div', 'defaultValue' | 'onChange' | 'role'> {
  /** A few options with one or two words each. */
  options: readonly { value: V; label: ReactNode }[];
  /** The chosen value, controlled by the host; null for none. Without `value` the chips keep their own. */
  value?: V | null | undefined;
  /** The initially chosen value, when uncontrolled. */
  defaultValue?: V | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: V) => void) | undefined;
  /** The name of the radios. */
  name?: string;
  /** Disables all chips. */
  disabled?: boolean | undefined;
}

export type ChoiceChipsProps<V extends string | number> = ChoiceChipsOwnProps<V> & Obligation;

const chip = cva(
  'peer absolute inset-0 m-0 size-full appearance-none rounded-medium border checked:border-2 checked:border-primary checked:disabled:border-control checked:bg-primary-soft disabled:bg-sunken',
  {
    variants: {
      invalid: { true: 'border-danger bg-danger-soft', false: 'border-control bg-surface' },
    },
  },
);

const words = cva(
  'pointer-events-none relative min-w-15 px-2 py-2 text-center text-body font-semibold tabular-nums',
  { variants: { disabled: { true: 'text-subtle', false: 'text-ink peer-checked:text-on-primary-soft' } } },
);

/**
 * A few short choices in one line, or in two lines when space is short. Renders native radios in a `<div
 * role="radiogroup">`.
 */
export function ChoiceChips<V extends string | number>({
  id,
  label,
  required,
  optional,
  hint,
  error,
  options: given,
  value: kept,
  defaultValue,
  onChange,
  name,
  disabled,
  className,
  'aria-describedby': described,
  ...rest
}: ChoiceChipsProps<V>) {
  const ownName = useId();
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'ChoiceChips',
  );
  const [own, setOwn] = useState(defaultValue ?? null);
  const value = kept === undefined ? own : kept;
  const options = distinct(given);
  complainOfOptions('ChoiceChips', label, given, [value]);
  return (
    <div
      {...rest}
      {...wiring.control}
      role="radiogroup"
      id={wiring.fieldId}
      aria-labelledby={wiring.labelId}
      data-field-row=""
      data-invalid={error ? '' : undefined}
      className={className}
    >
      <LabelOfField
        id={wiring.labelId}
        required={required}
        optional={optional}
        className="mb-2 text-label text-ink"
      >
        {label}
      </LabelOfField>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-control flex-1 items-center justify-center"
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={disabled}
              checked={value === option.value}
              onChange={() => {
                setOwn(option.value);
                onChange?.(option.value);
              }}
              className={chip({ invalid: Boolean(error) })}
            />
            <span className={words({ disabled: Boolean(disabled) })}>{option.label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-1 ps-4">
          <FieldError id={wiring.errorId}>{error}</FieldError>
        </div>
      ) : hint ? (
        <p id={wiring.hintId} className="mt-1.5 text-caption text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
