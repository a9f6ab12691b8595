'use client';
import { useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Column } from './column.js';

export interface WheelOption {
  value: string;
  label: string;
}

export interface WheelColumn {
  id: string;
  /** Read as the name of the column: "Month". */
  label: string;
  options: readonly WheelOption[];
  /** The option in the middle. */
  value: string;
  /** CSS width; columns without one share the rest. */
  width?: string;
}

export interface WheelProps {
  /** Read as the name of the whole: "Birthday". */
  label: string;
  columns: readonly WheelColumn[];
  /** At every row that passes the middle, so that a summary can follow; keep it as a draft. Must be stable. */
  onChange: (column: string, value: string) => void;
}

/**
 * Columns of rows that turn under a band; the row in the band is chosen. Renders a `group` with, for each column, a list
 * that scrolls natively and a range input over it, which is what keys and screen readers use. It shows five rows, or
 * three where there is no room for five.
 */
export function Wheel({ label, columns, onChange }: WheelProps) {
  const root = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(5);
  const id = useId();

  useLayoutEffect(() => {
    const [element, row] = [root.current, band.current];
    if (!element || !row) return undefined;
    const measure = () => setRows(element.clientHeight + 1 < row.offsetHeight * 5 ? 3 : 5);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className="kopa-wheel px-4" style={{ '--rows': rows } as CSSProperties}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row everywhere */}
      <div role="group" aria-labelledby={id} className="kopa-wheel-columns">
        <span id={id} className="sr-only">
          {label}
        </span>
        <div ref={band} className="kopa-wheel-band" />
        {columns.map((column) => (
          <Column key={column.id} {...column} rows={rows} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}
