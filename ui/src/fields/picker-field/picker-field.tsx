'use client';
import { cva } from 'class-variance-authority';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { Calendar, ChevronDown, ChevronRight } from '../../foundations/icons/index.js';
import { generalWords, rowWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { FieldRow, joinIds, useFieldWiring, type ControlProps, type FieldProps } from '../field-row/index.js';

export interface PickerFieldProps
  extends FieldProps, ControlProps<'button', 'value' | 'defaultValue' | 'type' | 'name'> {
  /** What was chosen, in words; null while nothing is. */
  value: ReactNode | null;
  /** Default: "Choose". */
  placeholder?: string;
  /** What the row opens: it decides the icon at the end. */
  opens?: 'sheet' | 'calendar' | 'page';
  /** Why it cannot be filled yet ("Choose a state first"). It stays a button: `onOpen` may open the missing one. */
  blockedReason?: string | undefined;
  /** It cannot be opened, and its value stays. */
  disabled?: boolean | undefined;
  /** The row was tapped, also while it is blocked. */
  onOpen: () => void;
  /** The sheet of this row is open. */
  open?: boolean | undefined;
  /** The row was left; its sheet may be what took the focus. */
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const icons = { sheet: ChevronDown, calendar: Calendar, page: ChevronRight };

const valueLook = cva('kopa-value text-body', {
  variants: {
    is: { quiet: 'text-subtle', missing: 'text-placeholder', there: 'text-ink' },
    chosen: { true: 'font-medium', false: null },
  },
});

/**
 * A row whose value is chosen elsewhere. Renders a `<button>` over the whole row, named by label and value,
 * described by what is missing; what a button takes goes to it, with the ref, `className` and `style` go to the row.
 */
export function PickerField({
  id,
  label,
  required,
  optional,
  hint,
  error,
  value,
  placeholder,
  opens = 'sheet',
  blockedReason,
  disabled = false,
  onOpen,
  open,
  onClick,
  className,
  style,
  'aria-describedby': described,
  ...rest
}: PickerFieldProps) {
  const strings = useStrings(generalWords, rowWords);
  const wiring = useFieldWiring(
    { id, label, required, optional, hint, error, 'aria-describedby': described },
    'PickerField',
  );
  const valueId = `${wiring.fieldId}-value`;
  const requiredId = `${wiring.fieldId}-required`;
  const blocked = Boolean(blockedReason);
  const shown = value === '' || value === undefined ? null : value;
  if (blockedReason === '')
    complain(
      'PickerField',
      `"${label}" has an empty blockedReason, so it counts as not blocked. Say why it waits ("Choose a state first"), or pass undefined.`,
    );
  if (value === '' || value === undefined)
    complain(
      'PickerField',
      `"${label}" has an empty value, so it shows the placeholder. Pass null while nothing is chosen.`,
    );
  return (
    <FieldRow
      wiring={wiring}
      label={label}
      required={required}
      optional={optional}
      hint={hint}
      error={error}
      blocked={(blocked || disabled) && !error}
      cover={
        <button
          {...rest}
          id={wiring.fieldId}
          type="button"
          disabled={disabled}
          aria-haspopup={opens === 'page' ? undefined : 'dialog'}
          aria-expanded={opens === 'page' ? undefined : open}
          aria-labelledby={`${wiring.labelId} ${valueId}`}
          // A button knows neither aria-required nor aria-invalid, so both words are part of its description.
          aria-describedby={joinIds(required && requiredId, wiring.control['aria-describedby'])}
          onClick={(event) => {
            onClick?.(event);
            onOpen();
          }}
          className="pointer-events-auto absolute inset-0 -z-1 -outline-offset-3 transition-colors duration-press active:bg-sunken"
        />
      }
      icon={icons[opens] ?? icons.sheet}
      className={className}
      style={style}
    >
      <bdi
        id={valueId}
        className={valueLook({
          is: blocked || disabled ? 'quiet' : shown === null ? 'missing' : 'there',
          chosen: shown !== null && !blocked,
        })}
      >
        {blocked ? blockedReason : (shown ?? placeholder ?? strings.choose)}
      </bdi>
      {required ? (
        <span id={requiredId} hidden>
          {strings.required}
        </span>
      ) : null}
    </FieldRow>
  );
}
