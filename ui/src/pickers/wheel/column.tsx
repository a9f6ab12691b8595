'use client';
import { memo, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { createTypeAhead } from './type-ahead.js';
import type { WheelColumn, WheelOption } from './wheel.js';

/** Longer columns have only the rows near the middle in the page. */
const WINDOW_FROM = 60;
/** Rows on either side of the middle in a long column: enough for what one frame of a fling passes. */
const REACH = 9;
/** Rows that Page Up and Page Down move. */
const PAGE = 5;

interface ColumnProps extends WheelColumn {
  rows: number;
  onChange: (column: string, value: string) => void;
}

export const Column = memo(function Column({
  id,
  label,
  options,
  value,
  width,
  rows,
  onChange,
}: ColumnProps) {
  const list = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  /** Where a smooth scroll that we started is heading: it must neither be cut short nor report the rows it passes. */
  const heading = useRef<number | undefined>(undefined);
  const typeAhead = useRef<ReturnType<typeof createTypeAhead>>(undefined);
  const last = options.length - 1;
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  const rowHeight = () => (list.current?.clientHeight ?? 0) / rows;
  const choose = (to: number) => {
    const option = options[Math.min(last, Math.max(0, to))];
    if (option && option.value !== value) onChange(id, option.value);
  };

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || heading.current === index) return;
    heading.current = undefined;
    const row = element.clientHeight / rows;
    if (Math.round(element.scrollTop / row) !== index) element.scrollTop = index * row;
  }, [index, rows]);

  const onScroll = () => {
    const middle = (list.current?.scrollTop ?? 0) / rowHeight();
    if (heading.current === undefined) choose(Math.round(middle));
    else if (Math.abs(middle - heading.current) < 0.05) heading.current = undefined;
  };

  const onClick = (event: MouseEvent) => {
    const element = list.current;
    if (!element) return;
    range.current?.focus({ preventScroll: true });
    const row = rowHeight();
    const fromMiddle =
      Math.floor((event.clientY - element.getBoundingClientRect().top) / row) - (rows - 1) / 2;
    const to = Math.min(last, Math.max(0, index + fromMiddle));
    if (to === index) return;
    heading.current = to;
    choose(to);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: to * row, behavior: calm ? 'auto' : 'smooth' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + PAGE,
      PageUp: index - PAGE,
      Home: 0,
      End: last,
    };
    let to = moves[event.key];
    if (to === undefined && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typeAhead.current ??= createTypeAhead();
      to = typeAhead.current(
        event.key,
        event.timeStamp,
        options.map((option) => option.label),
        index,
      );
    }
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };

  return (
    <div className="kopa-wheel-column" style={width ? { flex: 'none', width } : undefined}>
      <input
        ref={range}
        type="range"
        className="kopa-wheel-range"
        min={0}
        max={last}
        value={index}
        aria-label={label}
        aria-valuetext={options[index]?.label}
        onChange={(event) => choose(Number(event.target.value))}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the range has the keys */}
      <div
        ref={list}
        aria-hidden="true"
        tabIndex={-1}
        className="kopa-wheel-list"
        onScroll={onScroll}
        onClick={onClick}
        onPointerDown={() => (heading.current = undefined)}
        onWheel={() => (heading.current = undefined)}
      >
        {options.length > WINDOW_FROM ? (
          <LongRows options={options} index={index} />
        ) : (
          <Rows options={options} index={index} />
        )}
      </div>
    </div>
  );
});

interface RowsProps {
  options: readonly WheelOption[];
  index: number;
}

const rowLook = (distance: number) =>
  cx(
    'kopa-wheel-row',
    distance === 0 && 'text-title font-strong text-on-primary-soft',
    distance === 1 && 'text-body text-muted',
    distance > 1 && 'text-body text-subtle',
  );

function Rows({ options, index }: RowsProps) {
  return options.map((option, at) => (
    <div key={option.value} className={rowLook(Math.abs(at - index))}>
      {option.label}
    </div>
  ));
}

/** Words only near the middle, over places to snap to for all rows: without those a fling would end where the words end. */
function LongRows({ options, index }: RowsProps) {
  const from = Math.max(0, index - REACH);
  return (
    <div className="relative">
      <SnapPlaces count={options.length} />
      {options.slice(from, index + REACH + 1).map((option, at) => (
        <div
          key={option.value}
          className={cx(rowLook(Math.abs(from + at - index)), 'absolute inset-x-0')}
          style={{ top: `calc(var(--kopa-wheel-row) * ${from + at})` }}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}

const SnapPlaces = memo(function SnapPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => <div key={at} className="kopa-wheel-row" />);
});
