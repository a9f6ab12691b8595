'use client';
import { useState, type ReactNode } from 'react';
import { PickerField, type PickerFieldProps } from '../fields/picker-field/index.js';
import type { OnOpenChange } from '../overlays/bottom-sheet/index.js';
import type { ControlledRow } from './bound-field.js';

/** What every bound row with a sheet takes beside what its picker takes. */
export interface SheetRowProps extends Pick<
  PickerFieldProps,
  | 'label'
  | 'required'
  | 'optional'
  | 'hint'
  | 'placeholder'
  | 'blockedReason'
  | 'className'
  | 'style'
  | 'aria-describedby'
> {
  /** Title of the sheet. Default: the label. */
  title?: string | undefined;
  /** What a tap does while `blockedReason` is given: open the missing row, for instance. */
  onBlocked?: (() => void) | undefined;
}

const rowKeys: ReadonlySet<string> = new Set<keyof SheetRowProps>([
  'label',
  'required',
  'optional',
  'hint',
  'placeholder',
  'blockedReason',
  'className',
  'style',
  'aria-describedby',
  'title',
  'onBlocked',
]);

/** In two: what is for the row, `data-*` with it, and what is for its picker. */
export function rowAndPicker<Props extends SheetRowProps>(
  props: Props,
): [row: SheetRowProps, picker: Omit<Props, keyof SheetRowProps>] {
  const isOfRow = ([key]: [string, unknown]) => rowKeys.has(key) || key.startsWith('data-');
  const all = Object.entries(props);
  return [
    Object.fromEntries(all.filter(isOfRow)) as unknown as SheetRowProps,
    Object.fromEntries(all.filter((entry) => !isOfRow(entry))) as unknown as Omit<Props, keyof SheetRowProps>,
  ];
}

/** What every picker takes. */
export interface Sheet {
  open: boolean;
  onOpenChange: OnOpenChange;
  title: string;
}

interface Props {
  row: Omit<ControlledRow<unknown>, 'value' | 'onChange'>;
  own: SheetRowProps;
  /** What was chosen, in words. */
  words: ReactNode;
  opens?: 'sheet' | 'calendar';
  children: (sheet: Sheet) => ReactNode;
}

/** A PickerField and the sheet that it opens. To a form the row is left when the sheet is closed, in whichever way. */
export function SheetRow({ row, own, words, opens = 'sheet', children }: Props) {
  const [open, setOpen] = useState(false);
  const { id, error, required, disabled, onBlur } = row;
  const { title = own.label, onBlocked, ...field } = own;
  const onOpenChange: OnOpenChange = (to) => {
    setOpen(to);
    if (!to) onBlur();
  };
  return (
    <>
      <PickerField
        {...field}
        id={id}
        error={error}
        required={required}
        disabled={disabled}
        opens={opens}
        open={open}
        value={words === '' || words === undefined ? null : words}
        onOpen={() => (own.blockedReason ? onBlocked?.() : setOpen(true))}
        // The focus goes into the sheet: the row is not left yet.
        onBlur={() => {
          if (!open) onBlur();
        }}
      />
      {children({ open, onOpenChange, title })}
    </>
  );
}
