'use client';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { complain } from '../../foundations/complain/index.js';
import { complainOfOptions, distinct } from '../field-row/field-complaints.js';
import { ChoicesHead } from '../field-row/choices-head.js';
import { useFieldWiring, type FieldProps } from '../field-row/index.js';
import type { RadioInputProps } from '../radio-row/index.js';

/** One of the choices. */
export interface RadioOption {
  /** What the form sends, and what tells it from the others. */
  value: string;
  /** In few words. */
  label: ReactNode;
  /** Below the label, in small words. */
  caption?: ReactNode;
  /** At the end of the row. */
  icon?: ReactNode;
  /** Rows that belong to this choice: they stand below it while it is chosen. */
  details?: ReactNode;
}

export interface RadioListProps extends Pick<FieldProps, 'id' | 'required' | 'hint' | 'error'> {
  /** The question. */
  legend: string;
  /** The question stands elsewhere (as the heading of the page): the legend is only read. */
  legendHidden?: boolean;
  /** Of the radios. Left out, they get one. */
  name?: string | undefined;
  /** Two or more. Many, or such that one searches: an OptionPicker. */
  options: readonly RadioOption[];
  /** Chosen by the parent; left out, the list keeps it. */
  value?: string | null | undefined;
  /** The value of the one that is chosen at first, when the list keeps it. */
  defaultValue?: string | undefined;
  /** The value of the one that was chosen. */
  onChange?: ((value: string) => void) | undefined;
  /** For `register`: goes to each radio. */
  inputProps?: RadioInputProps | undefined;
}

/**
 * The radio group of a page: one choice of several, 56 px a row (Jua 60). Renders native radios in a card with
 * `role="radiogroup"`. Two or three short ones inside a form are a RadioRow.
 */
export function RadioList({
  id,
  legend,
  legendHidden = false,
  required,
  hint,
  error,
  name,
  options: given,
  value,
  defaultValue,
  onChange,
  inputProps,
}: RadioListProps) {
  const ownName = useId();
  const wiring = useFieldWiring({ id, label: legend, required, hint, error }, 'RadioList');
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const options = distinct(given);
  complainOfOptions('RadioList', legend, given, [chosen]);
  if (value !== undefined && !onChange && !inputProps?.onChange)
    complain(
      'RadioList',
      `"${legend}" gets its value from its parent but has no onChange, so it never changes. Give it onChange, or use defaultValue.`,
    );
  return (
    <div data-field-row="" data-invalid={error ? '' : undefined}>
      <ChoicesHead
        wiring={wiring}
        legend={legend}
        legendHidden={legendHidden}
        required={required}
        hint={hint}
        error={error}
      />
      <div
        {...wiring.control}
        role="radiogroup"
        id={wiring.fieldId}
        aria-labelledby={wiring.labelId}
        className={cx(
          'overflow-hidden rounded-medium border bg-surface',
          error ? 'border-danger' : 'border-decor',
        )}
      >
        {options.map((option) => (
          <div key={option.value} className="group/option">
            <label
              className={cx(
                'relative flex min-h-row items-center gap-3 px-4 py-1.5 group-first/option:before:hidden',
                // Full width beside the chosen row, from the text elsewhere.
                'before:pointer-events-none before:absolute before:end-0 before:top-0 before:z-1 before:h-px before:bg-decor',
                chosen === option.value || isAfterChosen(options, chosen, option.value)
                  ? 'before:start-0'
                  : 'before:start-4',
              )}
            >
              <input
                {...inputProps}
                type="radio"
                name={inputProps?.name ?? name ?? ownName}
                value={option.value}
                checked={chosen === option.value}
                onChange={(event) => {
                  setOwn(option.value);
                  inputProps?.onChange?.(event);
                  onChange?.(option.value);
                }}
                className="peer absolute inset-0 m-0 size-full appearance-none -outline-offset-3 checked:bg-primary-soft disabled:bg-sunken"
              />
              <span
                aria-hidden
                className="pointer-events-none relative size-5 shrink-0 rounded-full border-2 border-control bg-surface peer-checked:border-6 peer-checked:border-primary peer-checked:bg-on-primary peer-disabled:border-control"
              />
              <span className="pointer-events-none relative min-w-0 flex-1 text-body font-medium text-ink peer-checked:font-strong peer-disabled:text-subtle">
                {option.label}
                {option.caption ? (
                  <span className="block text-caption font-text text-muted">{option.caption}</span>
                ) : null}
              </span>
              {option.icon ? (
                <span className="pointer-events-none relative shrink-0 text-subtle [&>svg]:size-5 peer-checked:text-on-primary-soft">
                  {option.icon}
                </span>
              ) : null}
            </label>
            {option.details && chosen === option.value ? (
              <div className="border-t border-decor ps-12">{option.details}</div>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  );
}

function isAfterChosen(options: readonly RadioOption[], chosen: string | null | undefined, value: string) {
  const at = options.findIndex((option) => option.value === value);
  return at > 0 && options[at - 1]?.value === chosen;
}
