'use client';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Search } from '../../foundations/icons/index.js';
import { CentredFrame, FrameTitle } from '../../platform/centred-frame.js';
import type { OnOpenChange } from '../../platform/close-reason.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { PaletteRows } from './palette-rows.js';
import { searchGroups, type PaletteGroup } from './palette-row.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface CommandPaletteProps extends NativeOverlay {
  open: boolean;
  /** Called for every way out, with the reason; `confirm` is a chosen row. */
  onOpenChange: OnOpenChange;
  /** The name of the palette and the placeholder of its field: "Search or go to". */
  label: string;
  /** What is typed. The host empties it and looks things up. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The rows in the order of the host, searched here unless a group is found already. */
  groups: readonly PaletteGroup[];
  /** Called with the id of the chosen row, and whether a new tab is wanted (Ctrl+Enter, Ctrl+click). */
  onChoose: (id: string, wants: { newTab: boolean }) => void;
  /** Shown when no row fits. */
  empty: ReactNode;
  /** One line below the rows, announced when it changes: "Looking", "3 found". */
  status?: ReactNode;
}

/**
 * A search over places, things and acts, opened by a key from anywhere; renders a modal `<dialog>` with a
 * combobox and its list. The focus stays in the field: the arrows move through the rows, Enter chooses.
 */
export function CommandPalette({ open, onOpenChange, ...props }: CommandPaletteProps) {
  const {
    label: _label,
    query: _query,
    onQueryChange: _onQueryChange,
    groups: _groups,
    onChoose: _onChoose,
    empty: _empty,
    status: _status,
    className: _className,
    style: _style,
    ...native
  } = props;
  return (
    <CentredFrame
      name="CommandPalette"
      open={open}
      onAway={(reason) => onOpenChange(false, reason)}
      isAlert={false}
      findFocus={(frame) => frame.querySelector('input')}
      native={native}
    >
      <Panel {...props} onClose={() => onOpenChange(false, 'confirm')} />
    </CentredFrame>
  );
}

type PanelProps = Omit<CommandPaletteProps, 'open' | 'onOpenChange'> & { onClose: () => void };

/** What is in the dialog, anew each time that it opens: the first row is the active one. */
function Panel({
  label,
  query,
  onQueryChange,
  groups,
  onChoose,
  onClose,
  empty,
  status,
  className,
  style,
}: PanelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => searchGroups(groups, query), [groups, query]);
  const rows = found.flatMap((group) => group.rows);
  // The row stays the active one while others come and go around it; another query begins at the first.
  const [moved, setMoved] = useState<{ query: string; row: string }>();
  const at = rows.findIndex((row) => moved?.query === query && row.id === moved.row);
  const active = rows[Math.max(at, 0)];
  const ids = rows.map((row) => row.id).join('\n');
  useEffect(() => {
    if (new Set(ids.split('\n')).size < ids.split('\n').length)
      complain('CommandPalette', 'two rows have the same id, so keys skip one. Give each an id of its own.');
  }, [ids]);

  const choose = (row: string, newTab: boolean) => {
    if (rows.find((each) => each.id === row)?.unavailable) return setMoved({ query, row });
    onChoose(row, { newTab });
    if (!newTab) onClose();
  };
  const move = (to: number) => {
    const row = rows[(to + rows.length) % rows.length];
    if (!row) return;
    setMoved({ query, row: row.id });
    list.current?.querySelectorAll('[role=option]')[rows.indexOf(row)]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const here = Math.max(at, 0);
    if (event.key === 'ArrowDown') move(here + 1);
    else if (event.key === 'ArrowUp') move(here - 1);
    else if (event.key === 'Enter' && active) choose(active.id, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <div
      className={cx(
        'relative mt-16 flex max-h-[calc(100%-8rem)] w-[calc(100%-2rem)] max-w-150 flex-col self-start overflow-hidden rounded-large bg-surface text-ink shadow-raised max-[44.99rem]:mt-4 max-[44.99rem]:max-h-[calc(100%-2rem-var(--kopa-keyboard-inset,0px))]',
        className,
      )}
      style={style}
    >
      <FrameTitle className="sr-only">{label}</FrameTitle>
      <div className="relative shrink-0 border-b border-decor text-muted">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${rows.indexOf(active)}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          maxLength={80}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent ps-12 pe-4 text-body text-ink -outline-offset-3 placeholder:text-placeholder"
        />
      </div>
      <PaletteRows ref={list} id={id} label={label} groups={found} active={active?.id} onChoose={choose} />
      {rows.length === 0 ? <div className="p-4 text-body text-muted">{empty}</div> : null}
      <output
        className={cx('text-caption text-muted', status ? 'border-t border-decor px-4 py-2' : 'sr-only')}
      >
        {status}
      </output>
    </div>
  );
}
