'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PickerField, type PickerFieldProps } from '../fields/picker-field/index.js';
import { OptionPicker, type OptionPickerProps } from '../pickers/option-picker/index.js';
import { ownProps, type Bound, type Text, type Unbound } from './binding.js';
import { Controlled, type ControlledRow } from './bound-field.js';
import { useRowSheet } from './use-row-sheet.js';

type RowProps = Unbound<PickerFieldProps, 'open' | 'onOpen' | 'opens'>;
type SheetProps = Omit<OptionPickerProps, 'open' | 'onOpenChange' | 'title' | 'value' | 'onChoose'>;

export interface RhfPickerFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, RowProps, SheetProps {
  /** Title of the sheet. Default: the label. */
  title?: string | undefined;
  /** What the row does while `blockedReason` is given: open the missing row, for instance. */
  onBlocked?: (() => void) | undefined;
  /** Words for a value that is none of the options, such as one that was saved long ago. Default: nothing is chosen. */
  wordsFor?: ((value: string) => ReactNode) | undefined;
  /** After the choice is in the form: clear what depends on it here. */
  onChosen?: ((value: string) => void) | undefined;
}

/** A PickerField with its OptionPicker, bound to a form's text: the value of the chosen option. */
export function RhfPickerField<Values extends FieldValues = FieldValues>(props: RhfPickerFieldProps<Values>) {
  return (
    <Controlled<Values, Text> component="RhfPickerField" bound={props} label={props.label}>
      {(row) => <OptionRow {...ownProps(props)} row={row} />}
    </Controlled>
  );
}

type OptionRowProps = RowProps &
  SheetProps &
  Pick<RhfPickerFieldProps<FieldValues>, 'title' | 'onBlocked' | 'wordsFor' | 'onChosen'> & {
    row: ControlledRow<string>;
  };

function OptionRow({
  row: { value, onChange, onBlur, disabled, ...row },
  label,
  hint,
  optional,
  placeholder,
  blockedReason,
  onBlocked,
  title = label,
  wordsFor,
  onChosen,
  ...picker
}: OptionRowProps) {
  const { sheet, row: opening } = useRowSheet({ onBlur });
  const chosen = value === null || value === '' ? null : value;
  const words = (of: string) =>
    picker.options.find((option) => option.value === of)?.label ?? wordsFor?.(of) ?? null;
  return (
    <>
      <PickerField
        {...row}
        {...opening}
        disabled={disabled}
        label={label}
        hint={hint}
        optional={optional}
        {...(placeholder === undefined ? {} : { placeholder })}
        blockedReason={blockedReason}
        onOpen={blockedReason ? () => onBlocked?.() : opening.onOpen}
        value={chosen === null ? null : words(chosen)}
      />
      <OptionPicker
        {...picker}
        {...sheet}
        title={title}
        value={chosen}
        onChoose={(to) => {
          onChange(to);
          onChosen?.(to);
        }}
      />
    </>
  );
}
