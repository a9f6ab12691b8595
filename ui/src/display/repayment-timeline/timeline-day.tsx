'use client';
import type { CSSProperties } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { costWords } from '../../foundations/strings/english-parts.js';
import { withCurrency } from '../../foundations/market/index.js';
import { fill, useLocale, useMarket, useStrings } from '../../foundations/strings/index.js';
import { Amount, formatAmount } from '../amount/index.js';
import { HATCH } from '../progress/hatch.js';
import type { RepaymentDay } from './repayment-day.js';

interface TimelineDayProps {
  row: RepaymentDay;
  /** The largest cost of all rows, integer cents: the full width. */
  most: number;
  afterDue: boolean;
  currency: string;
}

const share = (part: number, whole: number) =>
  `${whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0}%`;

/** One day of the timeline. Renders a `<dt>` and two `<dd>`: the total, and the cost with its bar. */
export function TimelineDay({ row, most, afterDue, currency }: TimelineDayProps) {
  const strings = useStrings(costWords);
  const locale = useLocale();
  const money = useMarket().currency;
  const { decimals } = money;
  const isAfter = money.place === 'after';
  const { interest, late } = row.parts;
  const spoken = (name: string, cents: number) =>
    `${name} ${withCurrency(formatAmount(cents, locale, 'auto', decimals), currency, money)}`;
  const uncharged = afterDue && late <= 0;
  const parts = [
    interest > 0 ? spoken(strings.interest, interest) : '',
    late > 0 ? spoken(strings.lateCharge, late) : '',
  ].filter(Boolean);
  const words =
    row.costCents > 0
      ? fill(strings.costParts, {
          cost: withCurrency(formatAmount(row.costCents, locale, 'auto', decimals), currency, money),
          parts: parts.join(', '),
        })
      : strings.noCost;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <dt className="flex min-w-0 flex-1 basis-[6rem] flex-wrap items-baseline gap-x-2">
        <bdi className="text-label font-semibold text-ink">{row.name}</bdi>
        <bdi className="text-caption text-muted tabular-nums">{row.dateLabel}</bdi>
      </dt>
      <dd className="ms-auto shrink-0 text-ink">
        {isAfter ? null : <span className="sr-only">{currency} </span>}
        <Amount cents={row.totalCents} currency="" weight="semibold" />
        {isAfter ? <span className="sr-only"> {currency}</span> : null}
      </dd>
      <dd className="w-full">
        <span className="sr-only">{words}</span>
        <span aria-hidden className="flex items-center gap-2">
          <span className="flex h-3 min-w-0 flex-1">
            {row.costCents > 0 ? (
              <>
                <span
                  className={cx('bg-primary rounded-s-[3px]', late <= 0 && 'rounded-e-[3px]')}
                  style={{ width: share(interest, most) } as CSSProperties}
                />
                {late > 0 ? (
                  <span
                    className={cx('rounded-e-[3px]', interest <= 0 && 'rounded-s-[3px]', HATCH)}
                    style={{ width: share(late, most) }}
                  />
                ) : null}
              </>
            ) : (
              <span className="w-0.5 bg-control" />
            )}
          </span>
          <span className="min-w-14 w-(--figure) shrink-0 text-end text-caption text-muted tabular-nums">
            <bdi>{formatAmount(row.costCents, locale, 'always', decimals)}</bdi>
          </span>
        </span>
        {uncharged ? (
          <span className="block text-caption font-semibold text-success">{strings.noLateCharge}</span>
        ) : null}
      </dd>
    </div>
  );
}
