import { OrderCard } from '@kopa/ui/order-card';
import { memo, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { navigate } from '../../shared/address/navigation.ts';
import { watchNearViewport } from './near-viewport.ts';
import { keepPlace, recordAddress } from './record-place.tsx';
import type { RecordRow } from './record-row.ts';
import type { RecordWords } from './record-words.tsx';

/** Approximate height of a row, in rem, before its measurement. */
const rowHeight = 4.75;
/** The measured heights of groups, in px, by first and last row: an unmounted group keeps its space. */
const heights = new Map<string, number>();

/**
 * A group of rows in a list of thousands: mounted near the screen or with the focus, otherwise empty with the
 * same height. A row reached by keys, swipes or a screen reader is always near.
 */
export const RecordRows = memo(function RecordRows({
  rows,
  leads,
  year,
  words,
  color,
}: {
  rows: readonly RecordRow[];
  /** The first of its card. */
  leads: boolean;
  year: string;
  words: RecordWords;
  /** The colour of a row's caption; undefined for the usual one. */
  color: (row: RecordRow) => string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const name = `${rows[0]?.orderNo} ${rows.at(-1)?.orderNo}`;
  useLayoutEffect(() => {
    const element = box.current!;
    let shown = false;
    return watchNearViewport(element, (isNow, height) => {
      if (isNow === shown || (!isNow && element.contains(document.activeElement))) return;
      if (shown && height > 0) heights.set(name, height);
      shown = isNow;
      setNear(isNow);
    });
  }, [name]);
  const room = heights.get(name);
  return (
    <div
      ref={box}
      style={near ? undefined : { height: room === undefined ? `${rows.length * rowHeight}rem` : room }}
    >
      {/* The first row of a box has no line above. */}
      {leads ? null : <span hidden />}
      {near
        ? rows.map((row) => <Row key={row.orderNo} row={row} year={year} words={words} color={color(row)} />)
        : null}
    </div>
  );
});

function Row({
  row,
  year,
  words,
  color,
}: {
  row: RecordRow;
  year: string;
  words: RecordWords;
  color: string | undefined;
}) {
  const address = recordAddress(row.orderNo);
  return (
    <OrderCard
      amountCents={row.loanAmount}
      status={words.status(row)}
      caption={<span style={{ color }}>{words.caption(row, year)}</span>}
      href={`#${address}`}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        keepPlace(row.orderNo);
        navigate(address);
      }}
    />
  );
}
