'use client';
import type { ComponentType, ReactNode } from 'react';
import type { OptionPickerProps } from '../pickers/option-picker/index.js';
import type { Binds, Bound, GivenToPicker } from './bound.js';
import { rowAndPicker, SheetField, type SheetRowProps } from './sheet-field.js';

export interface ListRowProps extends SheetRowProps<string>, Omit<OptionPickerProps, GivenToPicker> {
  /** Renders the list, such as an OptionPicker that is fetched after the rows. */
  picker: ComponentType<OptionPickerProps>;
  /** The text for an unknown value, such as an old saved one. Default: no value is shown. */
  wordsFor?: ((value: string) => ReactNode) | undefined;
}

/** The row with a list of every library. */
export function ListRow({ Bind, component, ...props }: ListRowProps & Bound & Binds) {
  const [row, { picker: Picker, wordsFor, action, ...list }] = rowAndPicker(props);
  return (
    <SheetField<string>
      Bind={Bind}
      component={component}
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
