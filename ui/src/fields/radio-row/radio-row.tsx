'use client';
import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { complainOfOptions, distinct } from '../field-row/field-complaints.js';
import { RowOfField } from '../field-row/field-row.js';
import { useFieldWiring, type ControlProps, type FieldProps, type Obligation } from '../field-row/index.js';

/** The props of each native radio; accepts `register(name)` of react-hook-form. */
export interface RadioInputProps {
  /** The name of the radios. Generated when omitted. */
  name?: string | undefined;
  /** The control, so that a form library can read, set and focus the control. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** After each change, with the native event. */
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Skipped by the focus and not submitted. */
  disabled?: boolean | undefined;
}

interface RadioRowOwnProps
  extends FieldProps, RadioInputProps, ControlProps<'div', keyof RadioInputProps | 'defaultValue' | 'role'> {
  /** Two or three short options. For more or longer options use a RadioList or a picker. */
  options: readonly { value: string; label: ReactNode }[];
  /**
   * The value, controlled by the host through `onChange`; null for none. Without `value` the radios keep
   * their own.
   */
  value?: string | null | undefined;
  /** The initial value, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Props of each radio. Override name, ref, onChange and onBlur. */
  inputProps?: RadioInputProps | undefined;
}

export type RadioRowProps = RadioRowOwnProps & Obligation;

/**
 * Two or three options side by side in a form row. Renders native radios in a `<div role="radiogroup">`:
 * name, ref, onChange, onBlur and disabled go to each radio, as `register` requires; other props go to the
 * group.
 */
export function RadioRow({
  id,
  label,
  required,
  optional,
  hint,
  error,
  options: given,
  name,
  ref,
  onChange,
  onBlur,
  disabled,
  value,
  defaultValue,
  inputProps,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: RadioRowProps) {
  const ownName = useId();
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'RadioRow',
  );
  const options = distinct(given);
  complainOfOptions('RadioRow', label, given, [value ?? defaultValue]);
  return (
    <RowOfField
      wiring={wiring}
      label={label}
      required={required}
      optional={optional}
      hint={hint}
      error={error}
      className={className}
      style={style}
    >
      <div
        {...rest}
        {...wiring.control}
        role="radiogroup"
        id={wiring.fieldId}
        aria-labelledby={wiring.labelId}
        className={cx('flex flex-wrap gap-2 pt-1.5 pe-2', !error && 'pb-0.5')}
      >
        {options.map((option) => (
          <label key={option.value} className="relative flex min-h-11 flex-1 items-center px-2 py-2">
            <input
              // Radios without a name do not form a group.
              name={name ?? ownName}
              ref={ref}
              onChange={onChange}
              onBlur={onBlur}
              disabled={disabled}
              {...inputProps}
              type="radio"
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue }
                : { checked: option.value === value })}
              className="peer absolute inset-0 m-0 size-full appearance-none rounded-small border border-control bg-surface checked:border-2 checked:border-primary checked:bg-primary-soft disabled:border-decor disabled:bg-sunken"
            />
            <span className="pointer-events-none relative flex items-center gap-1.5 text-label text-ink peer-checked:text-on-primary-soft peer-disabled:text-subtle before:size-5 before:shrink-0 before:rounded-full before:border-2 before:border-control before:bg-surface peer-checked:before:border-6 peer-checked:before:border-primary peer-checked:before:bg-on-primary peer-disabled:before:border-control">
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </RowOfField>
  );
}
