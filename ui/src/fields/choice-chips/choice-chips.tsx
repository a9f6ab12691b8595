'use client';
import { useId, type ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { complainOfOptions, distinct } from '../field-row/field-complaints.js';
import { FieldError, FieldLabel, useFieldWiring, type FieldProps } from '../field-row/index.js';

export interface ChoiceChipsProps<V extends string | number> extends FieldProps {
  /** A few, with one or two words each. */
  options: readonly { value: V; label: ReactNode }[];
  /** The value of the chosen one; null while there is none. */
  value: V | null;
  /** The value of the chip that was chosen. */
  onChange: (value: V) => void;
  /** Of the radios. */
  name?: string;
  /** None can be chosen now. */
  disabled?: boolean | undefined;
}

/** A few short choices in one line, two when they do not fit. Renders native radios in a `<div role="radiogroup">`. */
export function ChoiceChips<V extends string | number>({
  id,
  label,
  required,
  optional,
  hint,
  error,
  options: given,
  value,
  onChange,
  name,
  disabled,
}: ChoiceChipsProps<V>) {
  const own = useId();
  const wiring = useFieldWiring({ id, label, required, optional, hint, error }, 'ChoiceChips');
  const options = distinct(given);
  complainOfOptions('ChoiceChips', label, given, [value]);
  return (
    <div
      {...wiring.control}
      role="radiogroup"
      id={wiring.fieldId}
      aria-labelledby={wiring.labelId}
      data-field-row=""
      data-invalid={error ? '' : undefined}
    >
      <FieldLabel
        id={wiring.labelId}
        required={required}
        optional={optional}
        className="mb-2 text-label text-ink"
      >
        {label}
      </FieldLabel>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-control flex-1 items-center justify-center"
          >
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              disabled={disabled}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className={cx(
                'peer absolute inset-0 m-0 size-full appearance-none rounded-medium border checked:border-2 checked:border-primary checked:bg-primary-soft disabled:bg-sunken',
                error ? 'border-danger bg-danger-soft' : 'border-control bg-surface',
              )}
            />
            <span className="pointer-events-none relative min-w-15 px-2 py-2 text-center text-body font-semibold text-ink tabular-nums peer-checked:text-on-primary-soft">
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-2 border-s-4 border-danger ps-3">
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
