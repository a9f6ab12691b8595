'use client';
import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { Minus, Plus } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { costWords } from '../../foundations/strings/english.js';
import { useLocale, useMarket, useStrings } from '../../foundations/strings/index.js';
import { formatAmount } from '../amount/index.js';
import { Card } from '../card/index.js';
import { HATCH } from '../progress/hatch.js';
import { checkDays, checkLateDays } from './check-days.js';
import { TimelineDay } from './timeline-day.js';
import type { LateDays, RepaymentDay } from './repayment-day.js';

export interface RepaymentTimelineProps extends Native<'section', 'title' | 'children'> {
  /** Usually three, in chronological order. */
  rows: readonly RepaymentDay[];
  /** Default: "What it costs, by the day you pay". */
  title?: ReactNode;
  /** Explains the bars: "In all, and the part on top of the 10,000". */
  caption: ReactNode;
  /** The late charge in the legend, with its rate: "Late charge, 200 a day". Default: "Late charge". */
  lateLabel?: ReactNode;
  /** The legal maximum: "It can never be more than KSh 20,000 in all". */
  cap?: ReactNode;
  /** Minus and plus for the last row. */
  lateDays?: LateDays | undefined;
  /** Currency for screen readers, which read each amount with its currency. Default: the market's. */
  currency?: string | undefined;
}

/**
 * "What it costs, by the day you pay": one row per day with the total, and a bar of the cost; all bars share
 * one scale from zero. Interest is plain, a late charge is striped. Renders a `<section>`, which receives
 * every other prop, with a `<dl>`; the bars are hidden from screen readers. Renders nothing without rows.
 */
export function RepaymentTimeline({
  rows,
  title,
  caption,
  lateLabel,
  cap,
  lateDays,
  currency: given,
  ...rest
}: RepaymentTimelineProps) {
  const strings = useStrings(costWords);
  const locale = useLocale();
  const market = useMarket();
  const currency = given ?? market.currency.symbol;
  const titleId = useId();
  checkDays(rows);
  checkLateDays(lateDays);
  const most = Math.max(0, ...rows.map((row) => row.costCents));
  const figures = rows.map((row) => formatAmount(row.costCents, locale, 'always', market.currency.decimals));
  const last = rows.at(-1);
  useSpokenDay(last, lateDays, currency);
  if (rows.length === 0) return null;
  const charged = rows.some((row) => row.parts.late > 0);
  return (
    <section {...rest} aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-label font-semibold text-ink">
          {title ?? strings.costByDay}
        </h2>
        <p className="text-caption text-muted">{caption}</p>
        <dl
          className="mt-3 flex flex-col gap-3"
          // All figures share one width: only then do the bars share one scale.
          style={{ '--figure': `${Math.max(...figures.map(({ length }) => length)) + 1}ch` } as CSSProperties}
        >
          {rows.map((row, index) => (
            <TimelineDay
              // A row keeps its place while its days and sums change.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              row={row}
              most={most}
              afterDue={row.afterDue ?? (lateDays !== undefined && index === rows.length - 1)}
              currency={currency}
            />
          ))}
        </dl>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">
          <li className="flex items-center gap-1.5">
            <span aria-hidden className="size-[0.9em] shrink-0 rounded-[3px] bg-primary" />
            {strings.interest}
          </li>
          {charged ? (
            <li className="flex items-center gap-1.5">
              <span aria-hidden className={`size-[0.9em] shrink-0 rounded-[3px] ${HATCH}`} />
              {lateLabel ?? strings.lateCharge}
            </li>
          ) : null}
        </ul>
        {cap ? <p className="mt-2 text-caption text-muted">{cap}</p> : null}
        {lateDays ? <DaysStepper {...lateDays} /> : null}
      </Card>
    </section>
  );
}

/** Announces the last row after minus or plus, not on the first render. */
function useSpokenDay(row: RepaymentDay | undefined, lateDays: LateDays | undefined, currency: string) {
  const announce = useAnnounce();
  const locale = useLocale();
  const { decimals } = useMarket().currency;
  const days = lateDays?.days;
  const before = useRef(days);
  useEffect(() => {
    if (before.current === days) return;
    before.current = days;
    if (row && days !== undefined)
      announce(
        `${row.name}, ${row.dateLabel}: ${currency} ${formatAmount(row.totalCents, locale, 'auto', decimals)}`,
      );
  }, [announce, currency, days, decimals, locale, row]);
}

function DaysStepper({ days, min = 1, max, label, onChange }: LateDays) {
  const strings = useStrings(costWords);
  const labelId = useId();
  const move = (to: number) => onChange(Math.min(max, Math.max(min, to)));
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-decor pt-3"
    >
      <span id={labelId} className="text-label font-text text-muted">
        {label ?? strings.daysLate}
      </span>
      <span className="ms-auto flex items-center gap-1">
        <IconButton
          framed
          label={strings.fewerDays}
          icon={<Minus aria-hidden />}
          exhausted={days <= min}
          onClick={() => move(days - 1)}
        />
        <span className="min-w-12 text-center text-title text-ink tabular-nums">{days}</span>
        <IconButton
          framed
          label={strings.moreDays}
          icon={<Plus aria-hidden />}
          exhausted={days >= max}
          onClick={() => move(days + 1)}
        />
      </span>
    </div>
  );
}
