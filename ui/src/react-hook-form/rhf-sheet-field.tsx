'use client';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PickerField, type PickerFieldProps } from '../fields/picker-field/index.js';
import type { OnOpenChange } from '../overlays/bottom-sheet/index.js';
import type { Bound } from './binding.js';
import { Controlled, type ControlledRow } from './bound-field.js';

/** What every bound row with a sheet takes beside what its picker takes. `V` is what is chosen. */
export interface SheetRowProps<V> extends Pick<
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
  /** Whether the sheet is open, where it is also opened from elsewhere. Left out, the row knows by itself. */
  open?: boolean | undefined;
  /** The sheet is to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Whether another choice is taken. False leaves the row as it was: say why with a toast. */
  accepts?: ((value: V) => boolean) | undefined;
  /** After another choice is in the form: clear what depends on it here. `before` is what the form held until then. */
  onChosen?: ((value: V, before: V | null) => void) | undefined;
}

/** What the sheet of a row is drawn from. */
export interface SheetOfRow<V> {
  open: boolean;
  onOpenChange: OnOpenChange;
  title: string;
  /** What the form holds; null for none, and for ''. */
  value: V | null;
  /** Gives the form the choice. The sheet closes by itself, or by `onOpenChange(false, 'confirm')`. */
  onChoose: (value: V) => void;
}

/** Of a row with a sheet: what binds it, and what its PickerField takes. */
type RowOfSheet<Values extends FieldValues, V, Held> = Bound<Values, Held> & SheetRowProps<V>;

interface SheetFieldProps<V> {
  /** The choice as the row shows it; nothing for one that has no words. */
  words: (value: V) => ReactNode;
  /** What the row opens: it decides the icon at the end. */
  opens?: 'sheet' | 'calendar' | undefined;
  children: (sheet: SheetOfRow<V>) => ReactNode;
}

export type RhfSheetFieldProps<Values extends FieldValues, V> = RowOfSheet<Values, V, V | null | undefined> &
  SheetFieldProps<V>;

/**
 * A PickerField bound to a form, with a sheet of your own: the child draws it from what it is given. For a picker that is fetched
 * when it is wanted, or one that the library does not have. The form holds what `onChoose` is called with. Every other row
 * with a sheet is made of this one.
 */
export function RhfSheetField<Values extends FieldValues = FieldValues, V = string>(
  props: RhfSheetFieldProps<Values, V>,
) {
  const { words, opens, children, ...row } = props;
  return (
    <SheetField<Values, V>
      component="RhfSheetField"
      row={row as unknown as RowOfSheet<Values, V, V | null | undefined>}
      words={words}
      opens={opens}
    >
      {children}
    </SheetField>
  );
}

/** The same for a field of this library, which complains under its own name. */
export function SheetField<Values extends FieldValues, V, Held = V | null | undefined>({
  component,
  row,
  ...sheet
}: SheetFieldProps<V> & { component: string; row: RowOfSheet<Values, V, Held> }) {
  return (
    <Controlled<Values, Held, V> component={component} bound={row} label={row.label}>
      {(bound) => <SheetRow<V> {...sheet} bound={bound} row={row} />}
    </Controlled>
  );
}

/** A PickerField and the sheet that it opens. To a form the row is left when the sheet is closed, in whichever way. */
function SheetRow<V>({
  bound: { id, error, required, disabled, onBlur, onChange, value: held },
  row,
  words,
  opens = 'sheet',
  children,
}: SheetFieldProps<V> & { bound: ControlledRow<V>; row: SheetRowProps<V> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { open = isOpen, placeholder, label, title = label, accepts, onChosen } = row;
  const setOpen = (to: boolean) => {
    setIsOpen(to);
    row.onOpenChange?.(to);
    if (!to) onBlur();
  };
  const value = held === '' ? null : held;
  const shown = value === null ? null : words(value);
  return (
    <>
      <PickerField
        label={label}
        optional={row.optional}
        hint={row.hint}
        blockedReason={row.blockedReason}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={row.className}
        style={row.style}
        aria-describedby={row['aria-describedby']}
        id={id}
        error={error}
        required={required}
        disabled={disabled}
        opens={opens}
        open={open}
        value={shown === '' || shown === undefined || shown === false ? null : shown}
        onOpen={() => (row.blockedReason ? row.onBlocked?.() : setOpen(true))}
        // The focus goes into the sheet: the row is not left yet.
        onBlur={() => {
          if (!open) onBlur();
        }}
      />
      {children({
        open,
        onOpenChange: setOpen,
        title,
        value,
        onChoose: (chosen) => {
          const isAnother = chosen !== value;
          if (isAnother && accepts?.(chosen) === false) return;
          onChange(chosen);
          if (isAnother) onChosen?.(chosen, value);
        },
      })}
    </>
  );
}

const rowKeys = [
  ...(['control', 'name', 'rules', 'disabled', 'id', 'summaryLabel'] as const),
  ...(['label', 'required', 'optional', 'hint', 'placeholder', 'blockedReason', 'title'] as const),
  ...(['className', 'style', 'aria-describedby'] as const),
  ...(['onBlocked', 'open', 'onOpenChange', 'accepts', 'onChosen'] as const),
] as const;
type RowKey = (typeof rowKeys)[number];

/** In two: what is for the row, and what is for its picker. */
export function rowAndPicker<Props extends Partial<Record<RowKey, unknown>>>(
  props: Props,
): [row: Pick<Props, RowKey & keyof Props>, picker: Omit<Props, RowKey>] {
  const row: Partial<Props> = {};
  const picker: Partial<Props> = { ...props };
  for (const key of rowKeys) {
    if (key in props) row[key] = props[key];
    delete picker[key];
  }
  return [row as Pick<Props, RowKey & keyof Props>, picker as unknown as Omit<Props, RowKey>];
}
