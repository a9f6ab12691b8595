'use client';
import { useRef, type ReactNode } from 'react';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { PickerSentence, PickerSheet, useMarked, useOpenings, type Choosing } from '../picker-sheet/index.js';
import type { Option } from './option.js';
import { isLong, OptionList } from './option-list.js';
import type { ListState } from './option-status.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface OptionPickerProps extends ListState, NativeOverlay {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called for every way out; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the accessible name of the list. */
  title: string;
  /** In display order. Of repeated values only the first is shown, with a complaint. */
  options: readonly Option[];
  /** The chosen value; null for none. An unknown value marks no row and causes a complaint. */
  value: string | null;
  /** Called with the taken value, before `onOpenChange(false, 'confirm')`. */
  onChoose: (value: string) => void;
  /** Default: `confirm`. */
  choosing?: Choosing | undefined;
  /**
   * Shows a search field above the rows. Default: from 13 options. Set the prop for a long list that is still
   * loading.
   */
  search?: boolean | undefined;
  /** The label of the search field. Default: "Search". */
  searchLabel?: string | undefined;
  /** Text beside the count, such as "in Rift Valley". */
  note?: ReactNode;
  /** A link at the end of the count's line that leads out of the list: "Change state". */
  action?: { label: string; onClick: () => void } | undefined;
}

/**
 * One option of a list: a tap marks, Confirm takes; a list above 12 rows has a search field. Renders a modal
 * `<dialog>` with a `listbox`. Keys: arrows, Home, End, letters, Enter to mark and again to take.
 */
export function OptionPicker(props: OptionPickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet per opening: starts at the value, not at an abandoned mark.
  return openings === 0 ? null : <OptionSheet key={openings} {...props} />;
}

function OptionSheet(props: OptionPickerProps) {
  const {
    open,
    onOpenChange,
    title,
    options,
    value,
    onChoose,
    choosing = 'confirm',
    search,
    searchLabel,
    note,
    action,
    loading,
    error,
    onRetry,
    empty,
    ...native
  } = props;
  const list = useRef<HTMLDivElement>(null);
  const marked = useMarked({ value, choosing, onTake: onChoose, onOpenChange });
  return (
    <PickerSheet
      {...native}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...marked.sheet}
      initialFocus={list}
      bare
    >
      {marked.fault && <PickerSentence fault={marked.fault} />}
      <OptionList
        list={list}
        component="OptionPicker"
        label={title}
        options={options}
        value={marked.marked}
        onChoose={marked.onPress}
        hasSearch={search ?? isLong(options)}
        searchLabel={searchLabel}
        note={note}
        action={action}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={empty}
      />
    </PickerSheet>
  );
}
