'use client';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { Native } from '../../foundations/native/index.js';
import { costWords } from '../../foundations/strings/english-parts.js';
import { useLocale, useMarket, useStrings } from '../../foundations/strings/index.js';
import { formatAmount } from '../amount/index.js';
import { Card } from '../card/index.js';
import { HATCH } from '../progress/hatch.js';
import { checkDays, checkPayDay } from './check-days.js';
import { TimelineDay } from './timeline-day.js';
import { PayDayTrack, type PayDay } from './pay-day-track.js';
import type { RepaymentDay } from './repayment-day.js';

export interface RepaymentTimelineProps extends Native<'section', 'title'> {
  /** Usually three, in chronological order. */
  rows: readonly RepaymentDay[];
  /** Default: "What it costs, by the day you pay". */
  title?: ReactNode;
  /** Explains the bars: "In all, and the part on top of the 10,000". */
  caption: ReactNode;
  /** The late charge in the legend, with its rate: "Late charge, 200 a day". Default: "Late charge". */
  lateLabel?: ReactNode;
  /** The legal maximum: "It can never be more than USh 20,000 in all". */
  cap?: ReactNode;
  /** A day of the borrower's choice, on a track between the heading and the rows. */
  payDay?: PayDay | undefined;
  /** Below the bars: a table of every day. */
  children?: ReactNode;
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
  payDay,
  children,
  currency: given,
  ...rest
}: RepaymentTimelineProps) {
  const strings = useStrings(costWords);
  const locale = useLocale();
  const market = useMarket();
  const currency = given ?? market.currency.symbol;
  const titleId = useId();
  checkDays(rows);
  checkPayDay(payDay);
  const most = Math.max(0, ...rows.map((row) => row.costCents));
  const figures = rows.map((row) => formatAmount(row.costCents, locale, 'always', market.currency.decimals));
  if (rows.length === 0) return null;
  const charged = rows.some((row) => row.parts.late > 0);
  return (
    <section {...rest} aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-label font-semibold text-ink">
          {title ?? strings.costByDay}
        </h2>
        <p className="text-caption text-muted">{caption}</p>
        {payDay ? <PayDayTrack {...payDay} /> : null}
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
              afterDue={row.afterDue ?? false}
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
        {children}
      </Card>
    </section>
  );
}
