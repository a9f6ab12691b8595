'use client';
import { useId, type ReactNode } from 'react';

export interface ChoiceChipsProps<V extends string | number> {
  /** The question, above the chips. */
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V | null;
  onChange: (value: V) => void;
  name?: string;
  id?: string;
}

/** A few short choices in one line, two when they do not fit. Renders native radios in a `<div role="radiogroup">`. */
export function ChoiceChips<V extends string | number>({
  label,
  options,
  value,
  onChange,
  name,
  id,
}: ChoiceChipsProps<V>) {
  const own = useId();
  return (
    <div role="radiogroup" id={id ?? own} aria-labelledby={`${own}-label`} data-field-row="">
      <span id={`${own}-label`} className="mb-2 block text-label text-ink">
        {label}
      </span>
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
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 m-0 size-full appearance-none rounded-medium border border-control bg-surface checked:border-2 checked:border-primary checked:bg-primary-soft"
            />
            <span className="pointer-events-none relative min-w-15 px-2 py-2 text-center text-body font-semibold text-ink tabular-nums peer-checked:text-on-primary-soft">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
