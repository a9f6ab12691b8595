'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { assignRef } from '../../fields/text-field/typed-input.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { ListColumn } from './list-column.js';
import { TurningColumn, type Measured } from './turning-column.js';
import type { WheelColumn } from './wheel-column.js';

/** `<div>` props go to the group. */
export interface WheelProps extends Native<
  'div',
  'onChange' | 'role' | 'children' | 'dangerouslySetInnerHTML' | 'aria-label'
> {
  /** The group's accessible name: "Birthday". */
  label: string;
  /** From the start to the end of the line. An empty list causes a complaint and renders nothing. */
  columns: readonly WheelColumn[];
  /**
   * Called when a row stays in the middle, on a tap and on a key; not for rows that rush past. Keep the
   * values as a draft; a rejected value turns back. Must be stable.
   */
  onChange: (column: string, value: string) => void;
  /**
   * `list` shows each column as a list box without turning, for brands that prefer lists. Default: `wheel`.
   */
  presentation?: 'wheel' | 'list' | undefined;
  /** Visible rows. Default: five, a little closer or only three where less room is left. */
  rows?: 3 | 5 | undefined;
}

/** How much lower close rows are: 40 px for 44. The same number stands in styles.css. */
const closer = 1.1;

/**
 * Columns of rows that turn under a band; the row in the band is chosen. Renders a `group` with, per column,
 * a natively scrolling list and a range input (`slider`) for keys and screen readers.
 */
export function Wheel(props: WheelProps) {
  const { columns, presentation = 'wheel' } = props;
  const isEmpty = columns.length === 0;
  useEffect(() => {
    if (isEmpty) complain('Wheel', 'it has no columns, so nothing can be chosen. Give it at least one.');
  }, [isEmpty]);
  if (isEmpty) return null;
  // Different columns are a different wheel, which is measured again.
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

  // Runs after the columns' effects: one measurement, then all writes.
  useLayoutEffect(() => {
    const element = root.current;
    const list = element?.querySelector('.kopa-wheel-column > :last-child');
    if (!element || !list) return undefined;
    let inSight = Number(element.style.getPropertyValue('--rows'));
    const measure = () => {
      const current = list.getBoundingClientRect().height / inSight;
      const usual = 'close' in element.dataset ? current * closer : current;
      const fits = (height: number) => element.clientHeight + 1 >= height * 5;
      const fitting = rows ?? (fits(usual / closer) ? 5 : 3);
      const isClose = rows === undefined && fitting === 5 && !fits(usual);
      const row = isClose ? usual / closer : usual;
      element.toggleAttribute('data-close', isClose);
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
