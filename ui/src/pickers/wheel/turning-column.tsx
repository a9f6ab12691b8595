'use client';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { choiceWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import { rowForKey } from './column-keys.js';
import { checkColumn, optionAt, placeOf } from './column-options.js';
import { createTurn, firstRows, ROW_ELEMENTS, type Turn } from './turn.js';
import { createTypeAhead } from './type-ahead.js';
import type { WheelColumn, WheelOption } from './wheel-column.js';

/** A Wheel's shared measurement of its columns. */
export type Measured = Pick<Turn, 'measure' | 'place'>;

export interface ColumnProps extends WheelColumn {
  /** Registers a column, so that all columns are measured together. */
  measured: Set<Measured>;
  onChange: (column: string, value: string) => void;
}

/** Shown when a column has no options. */
export function useOptions({ options }: WheelColumn): readonly WheelOption[] {
  const { nothingToChoose } = useStrings(choiceWords);
  const nothing = useMemo(() => [{ value: '', label: nothingToChoose }], [nothingToChoose]);
  return options.length > 0 ? options : nothing;
}

/** A column that turns under the band, with a range input for keys and screen readers. */
export const TurningColumn = memo(function TurningColumn(props: ColumnProps) {
  const { id, label, value, width, measured, onChange } = props;
  const options = useOptions(props);
  const isEmpty = props.options.length === 0;
  const list = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const turn = useRef<Turn>(undefined);
  const typeAhead = useRef<ReturnType<typeof createTypeAhead>>(undefined);
  // The host may reject the new value: then the column turns back.
  const [, setTurned] = useState(0);
  const index = placeOf(options, value);

  useEffect(() => checkColumn(id, props.options, value), [id, props.options, value]);

  const choose = (to: number) => {
    const option = optionAt(props.options, to, index);
    if (option && option.value !== value) onChange(id, option.value);
  };
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  // Rendered once by React, so that the rows exist at the sheet's first layout; written by the turn
  // afterwards.
  const [first] = useState(() => ({ options, index, rows: rowsOf(options, index) }));
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const made = (turn.current ??= createTurn(list.current, first, (at) => {
      latest.current(at);
      setTurned((times) => times + 1);
    }));
    measured.add(made);
    const stop = made.listen();
    return () => {
      measured.delete(made);
      stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `first` is always the same
  }, [measured]);
  useLayoutEffect(() => turn.current?.show(options, index));

  return (
    <div className="kopa-wheel-column" style={width ? { flex: 'none', width } : undefined}>
      <input
        ref={range}
        type="range"
        className="kopa-wheel-range"
        min={0}
        max={options.length - 1}
        value={index}
        disabled={isEmpty}
        aria-label={label}
        aria-valuetext={options[index]?.label}
        onChange={(event) => choose(Number(event.target.value))}
        onKeyDown={(event) => {
          typeAhead.current ??= createTypeAhead();
          const to = rowForKey(event, options, index, typeAhead.current);
          if (to === undefined) return;
          event.preventDefault();
          choose(to);
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the range has the keys */}
      <div
        ref={list}
        aria-hidden="true"
        tabIndex={-1}
        className="kopa-wheel-list"
        data-snaps={options.length <= ROW_ELEMENTS || undefined}
        style={{ '--count': options.length } as CSSProperties}
        onClick={(event) => {
          range.current?.focus({ preventScroll: true });
          turn.current?.tap(event.clientY);
        }}
      >
        {first.rows}
      </div>
    </div>
  );
});

/** Constant elements: React leaves the elements and their content alone. */
const rowsOf = (options: readonly WheelOption[], index: number) =>
  firstRows(options, index).map(({ label, look, top }, slot) => (
    <div key={slot} className={look} style={{ top }}>
      {label}
    </div>
  ));
