'use client';
import type { MouseEventHandler, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { ChevronRight } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { sumWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { Amount } from '../amount/index.js';

export interface AmountSide {
  /** Default: "You get" and "You pay back". */
  label?: ReactNode;
  /** Integer cents. */
  cents: number;
  /** The channel or the deadline: "today, on M-Pesa", "by Sat 20 Feb 2027". */
  caption?: ReactNode;
}

export interface AmountSummaryProps extends Native<'section', 'title' | 'children'> {
  /** "KSh 10,000 for 91 days" */
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
  const side = (words: ReactNode, { cents, caption }: AmountSide) => (
    <div className="min-w-min flex-1 basis-[7.5rem] border-s border-control pt-2.5 pb-1 ps-4 pe-2">
      <dt className="text-caption text-muted">{words}</dt>
      <dd>
        <Amount cents={cents} size="heading" currency={currency} />
        {caption ? <span className="mt-1 block text-caption text-muted">{caption}</span> : null}
      </dd>
    </div>
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
      {/* The frame clips the first column's rule, also when the columns stack. */}
      <div className="overflow-hidden border-t-2 border-ink">
        <div className="-ms-px">
          <dl className="-ms-4 flex flex-wrap">
            {side(get.label ?? strings.youGet, get)}
            {side(payBack.label ?? strings.youPayBack, payBack)}
          </dl>
        </div>
      </div>
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
