'use client';
import {
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { fill, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import { PickerSheet } from '../picker-sheet/index.js';
import { createTypeAhead } from '../wheel/type-ahead.js';
import { OptionRows, showRow } from './option-rows.js';
import { SearchField } from './search-field.js';
import { searchOptions } from './search-options.js';

/** More rows than this get a search field and the whole page. */
const SEARCH_FROM = 12;

export interface Option {
  value: string;
  label: string;
  /** A second line, such as names folded into this one: "with Nakuru North". */
  caption?: string | undefined;
  /** More words that find it. */
  keywords?: readonly string[] | undefined;
}

export interface OptionPickerProps {
  open: boolean;
  onOpenChange: OnOpenChange;
  title: string;
  options: readonly Option[];
  value: string | null;
  /** A tap chooses and closes: called before `onOpenChange(false, 'confirm')`. */
  onChoose: (value: string) => void;
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
  const { open, onOpenChange, title, options } = props;
  const list = useRef<HTMLDivElement>(null);
  return (
    <PickerSheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      height={options.length > SEARCH_FROM ? 'full' : 'half'}
      initialFocus={list}
      bare
    >
      <Options {...props} list={list} />
    </PickerSheet>
  );
}

type OptionsProps = OptionPickerProps & { list: React.RefObject<HTMLDivElement | null> };

function Options({
  list,
  onOpenChange,
  title,
  options,
  value,
  onChoose,
  searchLabel,
  note,
  action,
}: OptionsProps) {
  const strings = useStrings();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const typeAhead = useRef<ReturnType<typeof createTypeAhead>>(undefined);
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => searchOptions(options, shownQuery), [options, shownQuery]);
  const hasSearch = options.length > SEARCH_FROM;
  const chosen = found.findIndex(({ option }) => option.value === value);
  const [moved, setMoved] = useState<string | undefined>();
  const movedTo = found.findIndex(({ option }) => option.value === moved);
  const active = movedTo >= 0 ? movedTo : shownQuery === '' ? Math.max(0, chosen) : -1;

  const choose = (at: number) => {
    const option = found[at]?.option;
    if (!option) return;
    onChoose(option.value);
    onOpenChange(false, 'confirm');
  };
  const move = (to: number) => {
    const at = Math.min(found.length - 1, Math.max(0, to));
    setMoved(found[at]?.option.value);
    const row = list.current?.children[at];
    if (row) showRow(row, 'nearest');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.target === search.current;
    const moves: Record<string, number | undefined> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 5,
      PageUp: active - 5,
      // In the field they belong to the text.
      Home: isTyping ? undefined : 0,
      End: isTyping ? undefined : found.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' || (event.key === ' ' && !isTyping))
      choose(active < 0 && found.length === 1 ? 0 : active);
    else return findByLetter(event, isTyping);
    event.preventDefault();
  };

  const findByLetter = (event: KeyboardEvent, isTyping: boolean) => {
    if (isTyping || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    // The letter itself arrives in the field, which has the focus by then.
    if (hasSearch) search.current?.focus();
    else {
      typeAhead.current ??= createTypeAhead();
      const labels = found.map(({ option }) => option.label);
      const to = typeAhead.current(event.key, event.timeStamp, labels, active);
      if (to !== undefined) move(to);
    }
  };

  const activeId = active >= 0 && found.length > 0 ? `${id}-${active}` : undefined;
  return (
    <>
      {hasSearch && (
        <div className="flex-none border-b border-decor px-4 pb-2 pt-3">
          <SearchField
            ref={search}
            label={searchLabel ?? strings.search}
            listId={`${id}-list`}
            activeId={movedTo >= 0 ? activeId : undefined}
            onChange={setQuery}
            onKeyDown={onKeyDown}
          />
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <output className="text-caption text-muted [&_strong]:font-semibold [&_strong]:text-ink">
              {fill(strings.matches, { n: found.length, total: options.length })} {note}
            </output>
            {action && (
              <button
                type="button"
                onClick={action.onClick}
                className="-me-2 min-h-11 rounded-small px-2 text-label font-semibold text-primary"
              >
                {action.label}
              </button>
            )}
          </div>
        </div>
      )}
      <OptionRows
        ref={list}
        id={id}
        label={title}
        found={found}
        value={value}
        active={active}
        activeId={activeId}
        marks={movedTo >= 0}
        onChoose={choose}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && (
        <p className="p-4 text-body text-muted">{fill(strings.noMatches, { text: shownQuery.trim() })}</p>
      )}
    </>
  );
}
