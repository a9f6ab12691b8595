'use client';
import { useId, useState, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { complainOfOptions, distinct } from '../field-row/field-complaints.js';

export interface SegmentedControlProps<V extends string | number> extends Native<
  'div',
  'children' | 'defaultValue' | 'onChange' | 'role'
> {
  /** What the choice is about: "Show". */
  label: string;
  /** Hides the label visually, when the segments speak for themselves. */
  labelHidden?: boolean;
  /** Two to four options of one or two words. */
  options: readonly { value: V; label: ReactNode }[];
  /** The chosen value, controlled by the host through `onChange`; without `value` the segments keep it. */
  value?: V | undefined;
  /** The initially chosen value, when uncontrolled. Default: the first. */
  defaultValue?: V | undefined;
  /** Called with the chosen value. */
  onChange?: ((value: V) => void) | undefined;
  /** The name of the radios. Generated when omitted. */
  name?: string | undefined;
  /** Disables all segments. */
  disabled?: boolean | undefined;
}

/**
 * Two to four views or settings, of which one always holds; a choice takes effect at once. Renders native
 * radios in a `<div role="radiogroup">`, which receives every other prop. In a form use ChoiceChips or
 * RadioRow, which have an error and no choice in the beginning.
 */
export function SegmentedControl<V extends string | number>({
  label,
  labelHidden = false,
  options: given,
  value,
  defaultValue,
  onChange,
  name,
  disabled = false,
  ...rest
}: SegmentedControlProps<V>) {
  const id = useId();
  const options = distinct(given);
  const [own, setOwn] = useState(defaultValue ?? options[0]?.value);
  const chosen = value ?? own;
  complainOfOptions('SegmentedControl', label, given, [chosen]);
  if (value !== undefined && !onChange)
    complain(
      'SegmentedControl',
      `"${label}" gets its value from its parent but has no onChange, so it never changes. Give it onChange, or use defaultValue.`,
    );
  return (
    <div {...rest} role="radiogroup" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={labelHidden ? 'sr-only' : 'mb-2 text-label text-ink'}>
        {label}
      </p>
      <div className="flex flex-wrap rounded-medium border border-control bg-sunken">
        {options.map((option) => (
          <label
            key={option.value}
            // Half a border further out: the chosen segment covers the edge of the track.
            className="relative -m-px flex min-h-11 min-w-min flex-1 basis-0 items-center justify-center"
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={disabled}
              checked={option.value === chosen}
              onChange={() => {
                setOwn(option.value);
                onChange?.(option.value);
              }}
              className="peer absolute inset-0 m-0 size-full appearance-none rounded-medium border-2 border-transparent checked:border-primary checked:bg-surface disabled:checked:border-control"
            />
            <span
              className={cx(
                'pointer-events-none relative px-3 py-2 text-center text-label font-semibold',
                disabled ? 'text-subtle' : 'text-muted peer-checked:text-ink',
              )}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
