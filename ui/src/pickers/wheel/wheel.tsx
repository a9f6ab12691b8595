'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { assignRef } from '../../fields/text-field/typed-input.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { ListColumn } from './list-column.js';
import { TurningColumn, type Measured } from './turning-column.js';

export interface WheelOption {
  /** What onChange gives. Unlike every other of the column. */
  value: string;
  /** What the row shows and readers hear. */
  label: string;
  /** It is shown, crossed out, and passed over. */
  disabled?: boolean | undefined;
}

export interface WheelColumn {
  /** Names the column to onChange. */
  id: string;
  /** Read as the name of the column: "Month". */
  label: string;
  /** Keep the same array while it is the same: another one is written anew. Any length; only the rows near the middle are in the page. */
  options: readonly WheelOption[];
  /** The option in the middle. One that is not among the options is complained of, and the nearest, or the first, is shown. */
  value: string;
  /** CSS width, such as 'min(4rem, 24%)': words grow, the page does not. Columns without one share the rest. A longer label is cut. */
  width?: string | undefined;
}

/** What a `<div>` takes goes to the group. */
export interface WheelProps extends Native<
  'div',
  'onChange' | 'role' | 'children' | 'dangerouslySetInnerHTML' | 'aria-label'
> {
  /** Read as the name of the whole: "Birthday". */
  label: string;
  /** From the start to the end of the line. None at all is complained of, and nothing is shown. */
  columns: readonly WheelColumn[];
  /**
   * When a row stays in the middle, at a tap and at a key; not for rows that rush past. Keep what it gives as a draft; a value
   * that is not taken turns back. Must be stable.
   */
  onChange: (column: string, value: string) => void;
  /** `list` shows each column as a list box that does not turn: a brand may prefer it. Default: `wheel`. */
  presentation?: 'wheel' | 'list' | undefined;
  /** Rows in sight. Left out: five, or three where there is no room for five. */
  rows?: 3 | 5 | undefined;
}

/**
 * Columns of rows that turn under a band; the row in the band is chosen. Renders a `group` with, for each column, a list
 * that scrolls natively and a range input (`slider`) over it, which is what keys and screen readers use.
 */
export function Wheel(props: WheelProps) {
  const { columns, presentation = 'wheel' } = props;
  const isEmpty = columns.length === 0;
  useEffect(() => {
    if (isEmpty) complain('Wheel', 'it has no columns, so nothing can be chosen. Give it at least one.');
  }, [isEmpty]);
  if (isEmpty) return null;
  // Other columns are another wheel: it is measured anew.
  return <Columns key={[presentation, ...columns.map(({ id }) => id)].join(' ')} {...props} />;
}

function Columns({
  label,
  columns,
  onChange,
  presentation = 'wheel',
  rows,
  className,
  style,
  ref,
  ...rest
}: WheelProps) {
  const root = useRef<HTMLDivElement>(null);
  const setRoot = useCallback(
    (element: HTMLDivElement | null) => {
      root.current = element;
      return assignRef(ref, element);
    },
    [ref],
  );
  const [measured] = useState(() => new Set<Measured>());

  // Runs after the effects of the columns: one look at the page, then all are written.
  useLayoutEffect(() => {
    const element = root.current;
    const list = element?.querySelector('.kopa-wheel-column > :last-child');
    if (!element || !list) return undefined;
    let inSight = Number(element.style.getPropertyValue('--rows'));
    const measure = () => {
      const row = list.getBoundingClientRect().height / inSight;
      const fitting = rows ?? (element.clientHeight + 1 < row * 5 ? 3 : 5);
      if (fitting !== inSight) element.style.setProperty('--rows', String(fitting));
      inSight = fitting;
      const height = list.clientHeight;
      for (const column of measured) column.measure(row, height);
      for (const column of measured) column.place();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(list);
    return () => observer.disconnect();
  }, [measured, rows]);

  const Column = presentation === 'list' ? ListColumn : TurningColumn;
  return (
    <div
      {...rest}
      ref={setRoot}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row everywhere
      role="group"
      aria-label={label}
      data-presentation={presentation}
      className={cx('kopa-wheel', className)}
      style={{ '--rows': rows ?? 5, ...style } as CSSProperties}
    >
      {columns.map((column) => (
        <Column key={column.id} {...column} measured={measured} onChange={onChange} />
      ))}
    </div>
  );
}
