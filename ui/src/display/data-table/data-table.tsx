'use client';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { HeadCell } from './head-cell.js';
import { cellLook, rowLook } from './looks.js';
import { rowAfter } from './row-after.js';
import { useSortedRows, type DataColumn, type DataSort } from './use-sorted-rows.js';

export type { DataColumn, DataSort };

export interface DataTableProps<Row> extends Native<'table', 'children' | 'role'> {
  /** What the table lists: its accessible name, "Acts on the record". */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** The unique id of a row. */
  rowId: (row: Row) => string;
  /** The id of the open row. */
  openId?: string | undefined;
  /** Opens a row: a press, or Enter on the row. Without it rows only hold the focus. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The sorting, controlled by the host through `onSort`; null keeps the order of `rows`. */
  sort?: DataSort | null | undefined;
  /** Asks for another sorting. Without it the table sorts by itself. */
  onSort?: ((sort: DataSort | null) => void) | undefined;
  /** J and K move like the arrows. Default: yes; off for people who have turned single letters off. */
  letterKeys?: boolean | undefined;
  /** Rows are on their way: bars in the shape of rows. */
  loading?: boolean | undefined;
  /** In the place of rows when there are none. */
  empty?: ReactNode;
  /** Below the rows: paging, or sums as text. */
  foot?: ReactNode;
}

const bars = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];

/**
 * A list of many rows with a sticky head. The rows are one tab stop: arrows, J, K, Home and End move, Enter
 * opens. Below 720 px a row becomes a block of lines. Renders a `<table role="grid">`, which receives every
 * other prop, in a `<div>` with the foot.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  openId,
  onOpen,
  sort,
  onSort,
  letterKeys = true,
  loading = false,
  empty,
  foot,
  onKeyDown,
  className,
  ...rest
}: DataTableProps<Row>) {
  const sorted = useSortedRows({ columns, rows, rowId, sort, onSort });
  const ids = sorted.rows.map(({ id }) => id);
  const [focused, setFocused] = useState<string>();
  // The tab stop: the row of the last focus, else the open one, else the first.
  const stop = [focused, openId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  if (label.trim() === '') complain('DataTable', 'it has no label, so its rows are of nothing. Name them.');
  if (new Set(ids).size < ids.length)
    complain('DataTable', 'two rows have one id, so one may open the other. Give each its own.');

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    onKeyDown?.(event);
    const element = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (event.defaultPrevented || !element || element !== event.target) return;
    const index = ids.indexOf(element.dataset['row'] ?? '');
    if (event.key === 'Enter') {
      event.preventDefault();
      const row = sorted.rows[index];
      if (row) onOpen?.(row.original);
      return;
    }
    const next = rowAfter(event, index, ids.length, letterKeys);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus();
  };

  return (
    <div>
      <table
        {...rest}
        // Rows take the focus and are chosen.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label}
        aria-busy={loading || undefined}
        aria-rowcount={loading ? undefined : rows.length + 1}
        onKeyDown={move}
        className={cx('w-full border-separate border-spacing-0 text-body text-ink', className)}
      >
        <thead className="max-[44.99rem]:hidden">
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={sorted.sort}
                onSort={() => sorted.sortBy(column.id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {(loading ? [] : sorted.rows).map(({ id, original }, index) => (
            <tr
              key={id}
              data-row={id}
              aria-rowindex={index + 2}
              aria-selected={id === openId}
              tabIndex={id === stop ? 0 : -1}
              onFocus={() => setFocused(id)}
              onClick={onOpen ? () => onOpen(original) : undefined}
              className={rowLook({ open: id === openId, pressed: Boolean(onOpen) })}
            >
              {columns.map(({ id: columnId, kind, narrow, cell }) => (
                <td key={columnId} className={cellLook({ kind: kind ?? 'text', narrow: narrow ?? 'show' })}>
                  {cell(original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {loading ? (
        <div aria-hidden>
          {bars.map((bar) => (
            <div key={bar} className="border-b border-decor px-6 py-3">
              <div className={cx('h-3.5 rounded-full bg-decor', bar)} />
            </div>
          ))}
        </div>
      ) : null}
      {!loading && rows.length === 0 ? empty : null}
      {foot}
    </div>
  );
}
