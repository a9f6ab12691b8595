'use client';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Obligation } from '../fields/field-row/index.js';
import type { OptionPickerProps } from '../pickers/option-picker/index.js';
import { boundRow, type Bound, type GivenToPicker, type Text } from './binding.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './rhf-sheet-field.js';

interface RhfListFieldOwnProps<Values extends FieldValues>
  extends Bound<Values, Text>, SheetRowProps<string>, Omit<OptionPickerProps, GivenToPicker> {
  /** Renders the list, such as an OptionPicker that is fetched after the rows. */
  picker: ComponentType<OptionPickerProps>;
  /** The text for an unknown value, such as an old saved one. Default: no value is shown. */
  wordsFor?: ((value: string) => ReactNode) | undefined;
}

export type RhfListFieldProps<Values extends FieldValues> = RhfListFieldOwnProps<Values> & Obligation;

/**
 * Like RhfPickerField, with a picker from the host, so that the row's code contains none. Bound to a form's
 * text: the chosen option's value, '' or null for none. An `action` leads out of the list: the sheet closes
 * first.
 */
export const RhfListField = boundRow(function RhfListField<Values extends FieldValues = FieldValues>(
  props: RhfListFieldProps<Values>,
) {
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
});
