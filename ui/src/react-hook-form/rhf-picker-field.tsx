'use client';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { OptionPicker, type OptionPickerProps } from '../pickers/option-picker/index.js';
import type { Bound, GivenToPicker, Text } from './binding.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './rhf-sheet-field.js';

export interface RhfPickerFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, SheetRowProps<string>, Omit<OptionPickerProps, GivenToPicker> {
  /** Words for a value that is none of the options, such as one that was saved long ago. Default: nothing is chosen. */
  wordsFor?: ((value: string) => ReactNode) | undefined;
}

/**
 * A PickerField with its OptionPicker, bound to a form's text: the value of the chosen option, '' or null for none. An `action`
 * leads out of the list: the sheet closes first.
 */
export function RhfPickerField<Values extends FieldValues = FieldValues>(props: RhfPickerFieldProps<Values>) {
  const [row, { wordsFor, action, ...picker }] = rowAndPicker(props);
  return (
    <SheetField<Values, string>
      component="RhfPickerField"
      row={row}
      words={(value) => picker.options.find((option) => option.value === value)?.label ?? wordsFor?.(value)}
    >
      {(sheet) => (
        <OptionPicker
          {...picker}
          {...sheet}
          action={
            action && {
              label: action.label,
              onClick: () => {
                sheet.onOpenChange(false, 'cancel');
                action.onClick();
              },
            }
          }
        />
      )}
    </SheetField>
  );
}
