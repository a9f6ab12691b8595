'use client';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { complain } from '../../foundations/complain/index.js';
import { listWords } from '../../foundations/strings/english-parts.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { showRow } from '../wheel/show-row.js';
import { createTypeAhead } from '../wheel/type-ahead.js';
import { OptionRows } from './option-rows.js';
import { OptionStatus, type ListState } from './option-status.js';
import { SearchField } from './search-field.js';
import { searchOptions } from './search-options.js';
import type { Option } from './option.js';

/** A longer list gets a search field. */
const SEARCH_FROM = 12;

export interface OptionListProps extends ListState {
  /** The `listbox`, when rows exist. */
  list: RefObject<HTMLDivElement | null>;
  /** The component's name in complaints. */
  component: string;
  label: string;
  options: readonly Option[];
  value: string | null;
  onChoose: (value: string) => void;
  hasSearch: boolean;
  searchLabel?: string | undefined;
  note?: ReactNode;
  action?: { label: string; onClick: () => void } | undefined;
}

/** Whether a list is long enough for a search field. */
export const isLong = (options: readonly Option[]) => options.length > SEARCH_FROM;

/** Each value once: the first option with the value. */
function distinct(options: readonly Option[]): readonly Option[] {
  const values = new Set<string>();
  const first = options.filter(({ value }) => !values.has(value) && values.add(value));
  return first.length < options.length ? first : options;
}

/** Selectable rows, below a search field in a long list. */
export function OptionList({
  list,
  component,
  label,
  options: given,
  value,
  onChoose,
  hasSearch,
  searchLabel,
  note,
  action,
  ...state
}: OptionListProps) {
  const strings = useStrings(listWords);
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const typeAhead = useRef<ReturnType<typeof createTypeAhead>>(undefined);
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query);
  const options = useMemo(() => distinct(given), [given]);
  const found = useMemo(() => searchOptions(options, shownQuery), [options, shownQuery]);
  const chosen = found.findIndex(({ option }) => option.value === value);
  const [moved, setMoved] = useState<string | undefined>();
  const movedTo = found.findIndex(({ option }) => option.value === moved);
  const active = movedTo >= 0 ? movedTo : shownQuery === '' ? Math.max(0, chosen) : -1;
  const isReady = !state.loading && !state.error && options.length > 0;

  const isUnknown = isReady && value !== null && options.every((option) => option.value !== value);
  useEffect(() => {
    if (given.length > options.length)
      complain(
        component,
        `"${label}" has two options with the same value, and only the first is shown. Give each a value of its own.`,
      );
    if (isUnknown)
      complain(
        component,
        `the value "${value}" is not among the options of "${label}", so none is marked as chosen. Give the value of an option, or null.`,
      );
  }, [component, label, given, options, isUnknown, value]);

  const choose = (at: number) => {
    const option = found[at]?.option;
    if (option) onChoose(option.value);
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
      // In the search field, Home and End belong to the text.
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
    // The letter itself reaches the field, which has the focus by then.
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
      {hasSearch && isReady && (
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
            <output
              dir="auto"
              className="text-caption text-muted [&_strong]:font-semibold [&_strong]:text-ink"
            >
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
      {isReady ? (
        <OptionRows
          ref={list}
          id={id}
          label={label}
          found={found}
          value={value}
          active={active}
          activeId={activeId}
          marks={movedTo >= 0}
          onChoose={(at) => {
            setMoved(undefined);
            choose(at);
          }}
          onKeyDown={onKeyDown}
        />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <OptionStatus {...state} />
        </div>
      )}
      {isReady && found.length === 0 && (
        <p className="p-4 text-body text-muted">{fill(strings.noMatches, { text: shownQuery.trim() })}</p>
      )}
    </>
  );
}
