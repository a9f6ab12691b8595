'use client';
import { useState, type ReactNode } from 'react';
import { PickerField, type PickerFieldProps } from '../fields/picker-field/index.js';
import type { OnOpenChange } from '../overlays/bottom-sheet/index.js';
import { binding, type Binds, type Bound, type ControlledRow, type Unasked } from './bound.js';

/** Props of every bound row with a sheet, beside its picker's. `V` is the type of the chosen value. */
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
  /** The action of a tap while `blockedReason` is set, such as opening the missing row. */
  onBlocked?: (() => void) | undefined;
  /** Whether the sheet is open, when the host also opens the sheet. Default: the row's own state. */
  open?: boolean | undefined;
  /** Called when the sheet should open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether to accept another choice. A text refuses the choice: the row keeps its value and shows the text
   * as its error until the sheet opens again.
   */
  accepts?: ((value: V) => true | string) | undefined;
  /**
   * Called after the form has another choice: clear dependent values here. `before` is the form's earlier
   * value.
   */
  onChosen?: ((value: V, before: V | null) => void) | undefined;
}

/** The props of a row's sheet. */
export interface SheetOfRow<V> {
  open: boolean;
  onOpenChange: OnOpenChange;
  title: string;
  /** The form's value; null for none and for ''. */
  value: V | null;
  /** Sets the form's value. The sheet closes by itself, or by `onOpenChange(false, 'confirm')`. */
  onChoose: (value: V) => void;
}

export interface SheetFieldProps<V> {
  /** The row's text for a value; empty for a value without text. */
  words: (value: V) => ReactNode;
  /** The kind of sheet, which sets the icon at the end. */
  opens?: 'sheet' | 'calendar' | undefined;
  children: (sheet: SheetOfRow<V>) => ReactNode;
}

/**
 * A PickerField bound to a form, with a sheet from the child. The form's value is the argument of `onChoose`.
 * The base of all rows with a sheet.
 */
export function SheetField<V>({
  Bind,
  component,
  row,
  ...sheet
}: SheetFieldProps<V> & Binds & { row: Bound & SheetRowProps<V> }) {
  return (
    <Bind<V> component={component} bound={row} label={row.label}>
      {(bound) => <SheetRow<V> {...sheet} bound={bound} row={row} />}
    </Bind>
  );
}

/** A PickerField and its sheet. For the form, the row is left when the sheet closes in any way. */
function SheetRow<V>({
  bound: { id, error, required, disabled, onBlur, onChange, value: held },
  row,
  words,
  opens = 'sheet',
  children,
}: SheetFieldProps<V> & { bound: ControlledRow<V>; row: SheetRowProps<V> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { open = isOpen, placeholder, label, title = label, accepts, onChosen } = row;
  const { optional } = row as Unasked;
  const setOpen = (to: boolean) => {
    setIsOpen(to);
    if (to) setRefusal(undefined);
    row.onOpenChange?.(to);
    if (!to) onBlur();
  };
  const value = held === '' ? null : held;
  const shown = value === null ? null : words(value);
  return (
    <>
      <PickerField
        {...dataOf(row)}
        label={label}
        optional={optional}
        hint={row.hint}
        blockedReason={row.blockedReason}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={row.className}
        style={row.style}
        aria-describedby={row['aria-describedby']}
        id={id}
        error={refusal ?? error}
        required={required}
        disabled={disabled}
        opens={opens}
        open={open}
        value={shown === '' || shown === undefined || shown === false ? null : shown}
        onOpen={() => (row.blockedReason ? row.onBlocked?.() : setOpen(true))}
        // The focus moves into the sheet: the row is not left yet.
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
          const answer = isAnother && accepts ? accepts(chosen) : true;
          if (answer !== true) return setRefusal(answer);
          onChange(chosen);
          if (isAnother) onChosen?.(chosen, value);
        },
      })}
    </>
  );
}

const rowKeys = [
  ...binding,
  ...(['label', 'required', 'optional', 'hint', 'placeholder', 'blockedReason', 'title'] as const),
  ...(['className', 'style', 'aria-describedby'] as const),
  ...(['onBlocked', 'open', 'onOpenChange', 'accepts', 'onChosen'] as const),
] as const;
type RowKey = (typeof rowKeys)[number];
const ofRow: ReadonlySet<string> = new Set(rowKeys);
const isData = (key: string) => key.startsWith('data-');

/** The `data-*` of the props. */
function dataOf(props: object): Record<`data-${string}`, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([key]) => isData(key)));
}

/** Splits the props: for the row, and for its picker. The `data-*` are the row's. */
export function rowAndPicker<Props extends Partial<Record<RowKey, unknown>>>(
  props: Props,
): [row: Pick<Props, RowKey & keyof Props>, picker: Omit<Props, RowKey>] {
  const row: Record<string, unknown> = {};
  const picker: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(props))
    (ofRow.has(key) || isData(key) ? row : picker)[key] = value;
  return [row as Pick<Props, RowKey & keyof Props>, picker as Omit<Props, RowKey>];
}
