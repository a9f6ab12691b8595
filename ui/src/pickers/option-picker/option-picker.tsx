'use client';
import { useRef, type ReactNode } from 'react';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { PickerSheet, useOpenings } from '../picker-sheet/index.js';
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
  /** Called on a tap, which chooses and closes, before `onOpenChange(false, 'confirm')`. */
  onChoose: (value: string) => void;
  /**
   * Shows a search field and uses the full page. Default: from 13 options. Set the prop for a long list that
   * is still loading.
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
 * One option of a list, by a tap; above 12 rows the list takes the full page, with a search field. Renders a
 * modal `<dialog>` with a `listbox`. Keys: arrows, Home, End, letters, Enter.
 */
export function OptionPicker(props: OptionPickerProps) {
  return useOpenings(props.open) === 0 ? null : <OptionSheet {...props} />;
}

function OptionSheet(props: OptionPickerProps) {
  const {
    open,
    onOpenChange,
    title,
    options,
    value,
    onChoose,
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
  const hasSearch = search ?? isLong(options);
  return (
    <PickerSheet
      {...native}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      height={hasSearch ? 'full' : 'half'}
      initialFocus={list}
      bare
    >
      <OptionList
        list={list}
        component="OptionPicker"
        label={title}
        options={options}
        value={value}
        onChoose={(chosen) => {
          onChoose(chosen);
          onOpenChange(false, 'confirm');
        }}
        hasSearch={hasSearch}
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
