'use client';
import type { MouseEventHandler, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ChevronRight } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { sumWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { AmountColumns, type AmountColumn } from './amount-columns.js';

/** One side of the summary. Default labels: "You get" and "You pay back". */
export type AmountSide = Partial<Pick<AmountColumn, 'label'>> & Omit<AmountColumn, 'label' | 'sign'>;

export interface AmountSummaryProps extends Native<'section', 'title' | 'children'> {
  /** "USh 10,000 for 91 days" */
  title: ReactNode;
  /** The disbursed amount, after fees. */
  get: AmountSide;
  /** The total to repay: never less than the disbursed amount. */
  payBack: AmountSide;
  /** The cost, and a link to the details. */
  cost?: { label: ReactNode; value: ReactNode; onClick?: MouseEventHandler<HTMLButtonElement> | undefined };
  /** Default: the market's. */
  currency?: string;
}

/**
 * The two amounts of a loan: disbursed and to repay, always both, always in this order. The columns stack at
 * 150 % text size. Renders a `<section>`, a card, with a `<dl>`; the section receives every other prop.
 */
export function AmountSummary({
  title,
  get,
  payBack,
  cost,
  currency,
  className,
  ...rest
}: AmountSummaryProps) {
  const strings = useStrings(sumWords);
  if (payBack.cents < get.cents)
    complain(
      'AmountSummary',
      `payBack (${payBack.cents}) is less than get (${get.cents}), but no loan has a negative cost. Swap them.`,
    );
  return (
    <section
      {...rest}
      className={cx(
        'overflow-hidden rounded-medium border border-decor bg-surface px-4 pt-3.5',
        !cost && 'pb-2.5',
        className,
      )}
    >
      <h2 className="pb-3 text-label text-ink">{title}</h2>
      <AmountColumns
        columns={[
          { label: strings.youGet, ...get },
          { label: strings.youPayBack, ...payBack },
        ]}
        currency={currency}
      />
      {cost ? <Cost {...cost} /> : null}
    </section>
  );
}

function Cost({ label, value, onClick }: NonNullable<AmountSummaryProps['cost']>) {
  const content = (
    <>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="text-caption text-muted">{label}</span>
        <span className="text-label text-ink tabular-nums">{value}</span>
      </span>
      {onClick ? <ChevronRight aria-hidden className="size-5 text-primary" /> : null}
    </>
  );
  // Edge to edge, so that the focus ring has room; the rule stays aligned with the text.
  const row =
    'relative -mx-4 mt-2.5 flex min-h-12 w-[calc(100%+theme(spacing.8))] items-center gap-1 ps-4 py-2 text-start ' +
    'before:absolute before:inset-x-4 before:top-0 before:h-px before:bg-decor';
  if (!onClick) return <div className={`${row} pe-4`}>{content}</div>;
  return (
    <button type="button" onClick={onClick} className={`${row} pe-3 -outline-offset-3 active:bg-sunken`}>
      {content}
    </button>
  );
}
