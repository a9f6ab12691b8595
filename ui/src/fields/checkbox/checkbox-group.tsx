'use client';
import { cva } from 'class-variance-authority';
import { useId, useState, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { rowWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { complainOfOptions, distinct } from '../field-row/field-complaints.js';
import { ChoicesError, ChoicesHead, choicesFrame } from '../field-row/choices-head.js';
import { ErrorBar } from '../field-row/field-row.js';
import {
  joinIds,
  useFieldWiring,
  type ControlProps,
  type FieldProps,
  type Obligation,
} from '../field-row/index.js';
import type { CheckboxInputProps } from './tick-row.js';
import { TickBox } from './tick-box.js';

/** One option of the group. */
export interface CheckboxOption {
  /** The submitted value, unique among the options. */
  value: string;
  /** A short label. */
  label: ReactNode;
  /** Below the label. */
  caption?: ReactNode;
}

interface CheckboxGroupOwnProps
  extends
    Pick<FieldProps, 'id' | 'required' | 'optional' | 'hint' | 'error'>,
    ControlProps<'div', 'defaultValue' | 'onChange' | 'role'> {
  /** The question. */
  legend: string;
  /** Hides the legend visually, when the question stands elsewhere, as in the page's heading. */
  legendHidden?: boolean;
  /** The name of each box. */
  name?: string | undefined;
  /** At least two options; use Checkbox for a single one. */
  options: readonly CheckboxOption[];
  /** The ticked values, controlled by the host; without `values` the group keeps its own. */
  values?: readonly string[] | undefined;
  /** The initially ticked values, when uncontrolled. */
  defaultValues?: readonly string[] | undefined;
  /** Called with the ticked values, in the order of the options. */
  onValues?: ((values: string[]) => void) | undefined;
  /** For `register`: the ref of each box. */
  inputProps?: CheckboxInputProps | undefined;
}

export type CheckboxGroupProps = CheckboxGroupOwnProps & Obligation;

const optionLook = cva(
  'relative flex min-h-row items-center gap-3 px-4 py-2 before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
  { variants: { disabled: { true: 'bg-sunken text-subtle', false: 'text-ink' } } },
);

/**
 * Several choices under a question. Renders native checkboxes in a card with `role="group"`, named by the
 * legend. `<div>` props go to the group, `className` and `style` to the outer element. With `register` the
 * group is uncontrolled: omit `values`.
 */
export function CheckboxGroup({
  id,
  legend,
  legendHidden = false,
  required,
  optional,
  hint,
  error,
  name,
  options: given,
  values,
  defaultValues = [],
  onValues,
  inputProps,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: CheckboxGroupProps) {
  const strings = useStrings(rowWords);
  const ownName = useId();
  const wiring = useFieldWiring(
    { id, label: legend, required, optional, hint, error, 'aria-describedby': described },
    'CheckboxGroup',
  );
  const requiredId = `${wiring.fieldId}-required`;
  const [own, setOwn] = useState(defaultValues);
  const ticked = values ?? own;
  const options = distinct(given);
  const disabled = Boolean(inputProps?.disabled);
  complainOfOptions('CheckboxGroup', legend, given, ticked);
  if (values && !onValues)
    complain(
      'CheckboxGroup',
      `"${legend}" gets its values from its parent but has no onValues, so it never changes. Give it onValues, or use defaultValues.`,
    );
  const change = (value: string, checked: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === value ? checked : ticked.includes(each)));
    setOwn(next);
    onValues?.(next);
  };
  return (
    <div data-field-row="" data-invalid={error ? '' : undefined} className={className} style={style}>
      <ChoicesHead
        wiring={wiring}
        legend={legend}
        legendHidden={legendHidden}
        required={required}
        optional={optional}
        hint={hint}
        error={error}
      />
      {required ? (
        <span id={requiredId} hidden>
          {strings.required}
        </span>
      ) : null}
      <div
        {...rest}
        role="group"
        id={wiring.fieldId}
        aria-labelledby={wiring.labelId}
        // ARIA has no aria-required for groups, so the word is part of the description.
        aria-describedby={joinIds(required && requiredId, wiring.control['aria-describedby'])}
        className={choicesFrame({ invalid: Boolean(error) })}
      >
        {options.map((option) => (
          <label key={option.value} className={optionLook({ disabled })}>
            <TickBox
              {...inputProps}
              name={inputProps?.name ?? name ?? ownName}
              value={option.value}
              // The group's own state must not override a form library that writes into the boxes.
              {...(inputProps && !values
                ? { defaultChecked: defaultValues.includes(option.value) }
                : { checked: ticked.includes(option.value) })}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                inputProps?.onChange?.(event);
                change(option.value, event.currentTarget.checked);
              }}
            />
            <span className="min-w-0 flex-1 text-body font-medium">
              {option.label}
              {option.caption ? (
                <span className="block text-caption font-text text-muted">{option.caption}</span>
              ) : null}
            </span>
          </label>
        ))}
        {error ? <ErrorBar /> : null}
      </div>
      <ChoicesError wiring={wiring} error={error} />
    </div>
  );
}
