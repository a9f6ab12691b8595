'use client';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { OptionPickerProps } from '../pickers/option-picker/index.js';
import type { Bound, GivenToPicker, Text } from './binding.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './rhf-sheet-field.js';

export interface RhfListFieldProps<Values extends FieldValues>
  extends Bound<Values, Text>, SheetRowProps<string>, Omit<OptionPickerProps, GivenToPicker> {
  /** Draws the list: an OptionPicker that is fetched after the rows, for instance. */
  picker: ComponentType<OptionPickerProps>;
  /** Words for a value that is none of the options, such as one that was saved long ago. Default: nothing is chosen. */
  wordsFor?: ((value: string) => ReactNode) | undefined;
}

/**
 * As RhfPickerField, with the picker that it is given: the row brings none of its own. It is bound to a form's text: the value of the
 * chosen option, '' or null for none. An `action` leads out of the list: the sheet closes first.
 */
export function RhfListField<Values extends FieldValues = FieldValues>(props: RhfListFieldProps<Values>) {
  const [row, { picker: Picker, wordsFor, action, ...list }] = rowAndPicker(props);
  return (
    <SheetField<Values, string>
      component="RhfListField"
      row={row}
      words={(value) => list.options.find((option) => option.value === value)?.label ?? wordsFor?.(value)}
    >
      {(sheet) => (
        <Picker
          {...list}
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
