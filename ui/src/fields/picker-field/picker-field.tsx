'use client';
import { cva } from 'class-variance-authority';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { Calendar, ChevronDown, ChevronRight } from '../../foundations/icons/index.js';
import { generalWords, rowWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { RowOfField } from '../field-row/field-row.js';
import {
  joinIds,
  useFieldWiring,
  type ControlProps,
  type FieldProps,
  type Obligation,
} from '../field-row/index.js';

interface PickerFieldOwnProps
  extends FieldProps, ControlProps<'button', 'value' | 'defaultValue' | 'type' | 'name'> {
  /** The chosen value as text; null for none. */
  value: ReactNode | null;
  /** Default: "Choose". */
  placeholder?: string;
  /** The kind of sheet, which sets the icon at the end. */
  opens?: 'sheet' | 'calendar' | 'page';
  /**
   * The reason why the row cannot be filled yet ("Choose a state first"). The row stays a button: `onOpen`
   * may open the missing row.
   */
  blockedReason?: string | undefined;
  /** Disables the row and keeps the value. */
  disabled?: boolean | undefined;
  /** Called on a tap, also while blocked. */
  onOpen: () => void;
  /** Whether the row's sheet is open. */
  open?: boolean | undefined;
  /** Called on blur; the sheet may have taken the focus. */
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  /** The button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

export type PickerFieldProps = PickerFieldOwnProps & Obligation;

const icons = { sheet: ChevronDown, calendar: Calendar, page: ChevronRight };

const valueLook = cva('kopa-value text-body', {
  variants: {
    is: { quiet: 'text-subtle', missing: 'text-placeholder', there: 'text-ink' },
    chosen: { true: 'font-medium', false: null },
  },
});

/**
 * A row with a value from a sheet. Renders a `<button>` over the whole row, named by label and value,
 * described by the reason of a block. Button props and the ref go to the button, `className` and `style` to
 * the row.
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
    <RowOfField
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
          // ARIA has neither aria-required nor aria-invalid for buttons, so both words are part of the
          // description.
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
    </RowOfField>
  );
}
