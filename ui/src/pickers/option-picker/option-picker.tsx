'use client';
import { useRef, type ReactNode } from 'react';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { PickerSheet, useOpenings } from '../picker-sheet/index.js';
import { isLong, OptionList, type Option } from './option-list.js';
import type { ListState } from './option-status.js';

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface OptionPickerProps extends ListState, NativeOverlay {
  /** Whether the sheet is there. */
  open: boolean;
  /** Every way out ends here; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the name of the list. */
  title: string;
  /** In the order in which they are shown. Of two with the same value only the first is shown, with a complaint. */
  options: readonly Option[];
  /** The chosen one; null while none is. A value that is none of the options marks none, with a complaint. */
  value: string | null;
  /** A tap chooses and closes: called before `onOpenChange(false, 'confirm')`. */
  onChoose: (value: string) => void;
  /** A search field, and with it the whole page. Left out: from 13 options on. Say so for a long list that is still loading. */
  search?: boolean | undefined;
  /** Name of the search field; left out, "Search". */
  searchLabel?: string | undefined;
  /** Beside the count, such as "in Rift Valley". */
  note?: ReactNode;
  /** A way out of the list, at the end of the count's line: "Change state". */
  action?: { label: string; onClick: () => void } | undefined;
}

/**
 * One of a list, by a tap; over 12 rows it takes the whole page, with a search field on top. Renders a modal `<dialog>`
 * with a `listbox`. Keys: arrows, Home, End, letters, Enter.
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
