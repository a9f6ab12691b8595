'use client';
import type { RefObject } from 'react';
import { Kbd } from '../../display/kbd/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { PaletteGroup, PaletteRow } from './palette-row.js';

interface PaletteRowsProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  /** The id of the active row. */
  active: string | undefined;
  onChoose: (row: string, newTab: boolean) => void;
}

/** The list of a palette: a `listbox` with a group for each heading. The focus stays in the field. */
export function PaletteRows({ ref, id, label, groups, active, onChoose }: PaletteRowsProps) {
  const order = groups.flatMap((group) => group.rows.map((row) => row.id));
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select opens the browser's own list
      role="listbox"
      // A region that scrolls must be scrolled by keys, and the field moves through its rows.
      tabIndex={-1}
      aria-label={label}
      className={cx('min-h-0 overflow-y-auto overscroll-contain', order.length > 0 && 'flex-1 py-2')}
    >
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be in a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`}>
          <div
            id={`${id}-of-${group.id}`}
            className="px-4 pt-2 pb-1 text-caption font-semibold text-muted"
            role="presentation"
          >
            {group.heading}
          </div>
          {group.rows.map((row) => (
            <Row
              key={row.id}
              id={`${id}-${order.indexOf(row.id)}`}
              row={row}
              active={row.id === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  id: string;
  row: PaletteRow;
  active: boolean;
  onChoose: PaletteRowsProps['onChoose'];
}

function Row({ id, row, active, onChoose }: RowProps) {
  const { label, detail, icon: Mark, keys = [], unavailable } = row;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of its list
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={unavailable ? true : undefined}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(row.id, event.ctrlKey || event.metaKey)}
      className={cx(
        'flex min-h-row cursor-pointer items-center gap-3 border-s-3 px-4 py-1.5',
        active ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-page',
        unavailable && 'cursor-default',
      )}
    >
      {Mark ? <Mark aria-hidden className="size-5 shrink-0 text-muted" /> : null}
      <span className="min-w-0 flex-1">
        <span className={cx('block text-body wrap-anywhere', unavailable ? 'text-muted' : 'text-ink')}>
          {label}
        </span>
        {detail ? <span className="block text-caption text-muted tabular-nums">{detail}</span> : null}
        {unavailable ? <span className="block text-caption text-muted">{unavailable}</span> : null}
      </span>
      {keys.length > 0 ? (
        <span className="flex shrink-0 gap-1 text-muted">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      ) : null}
    </div>
  );
}
