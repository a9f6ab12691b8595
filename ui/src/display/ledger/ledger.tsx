'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { Amount } from '../amount/index.js';

const Currency = createContext('KSh');

export interface LedgerProps {
  /** Carried by the first line, the sums and the total. */
  currency?: string;
  /** LedgerLine, LedgerSum, LedgerTotal and, after the total, KeyFact. */
  children: ReactNode;
}

/**
 * Money, line by line. The rules speak: decor between lines, ink above a sum, double under the final total and nowhere else.
 * Renders a `<dl>`; put it in a Card.
 */
export function Ledger({ currency = 'KSh', children }: LedgerProps) {
  return (
    <Currency value={currency}>
      <dl className="-my-2 flex flex-wrap">{children}</dl>
    </Currency>
  );
}

export interface LedgerLineProps {
  label: ReactNode;
  /** Integer cents. */
  cents: number;
  /** `always`: "+ 748" or "− 98". Zero has none. */
  sign?: 'auto' | 'always' | 'never';
}

// The figure goes below its name only when 6 rem are not left for the name.
const row = 'flex w-full flex-wrap items-baseline justify-between gap-x-4';

/** A line: its name wraps, its figure never does. The first line carries the currency. Renders a `<dt>` and `<dd>` pair. */
export function LedgerLine({ label, cents, sign = 'auto' }: LedgerLineProps) {
  const currency = useContext(Currency);
  return (
    <div
      className={cx(
        row,
        'group/line border-t border-decor py-1.5 first:border-t-0 [[data-ledger-sum]+&]:mt-2 [[data-ledger-sum]+&]:border-t-0',
      )}
    >
      <dt className="flex-1 basis-[6rem] text-label font-text text-muted">{label}</dt>
      <dd className="ms-auto shrink-0 text-ink">
        <span className="hidden text-caption font-medium text-muted group-first/line:inline">
          {currency}&nbsp;
        </span>
        <Amount cents={cents} currency="" sign={sign} />
      </dd>
    </div>
  );
}

/** A sum under a single rule; another group of lines may follow. Renders a `<dt>` and `<dd>` pair. */
export function LedgerSum({ label, cents, sign = 'auto' }: LedgerLineProps) {
  const currency = useContext(Currency);
  return (
    <div data-ledger-sum="" className={cx(row, 'border-t border-ink py-1.5')}>
      <dt className="flex-1 basis-[6rem] text-label font-semibold text-ink">{label}</dt>
      <dd className="ms-auto shrink-0 text-ink">
        <Amount cents={cents} currency={currency} sign={sign} weight="semibold" />
      </dd>
    </div>
  );
}

/** What is owed in the end, over a double rule. One a ledger. Renders a `<dt>` and `<dd>` pair. */
export function LedgerTotal({ label, cents }: Omit<LedgerLineProps, 'sign'>) {
  const currency = useContext(Currency);
  return (
    <div
      className={cx(
        row,
        'mb-2 border-t border-b-3 border-double border-ink py-2 [border-block-start-style:solid]',
      )}
    >
      <dt className="flex-1 basis-[6rem] text-label font-semibold text-ink">{label}</dt>
      <dd className="ms-auto shrink-0 text-ink">
        <Amount cents={cents} currency={currency} size="title" weight="bold" />
      </dd>
    </div>
  );
}

export interface KeyFactProps {
  /** "APR, all costs in" */
  label: ReactNode;
  /** "35.06%" */
  value: ReactNode;
}

/** A figure of the offer that is no sum, two beside each other below the total. Renders a `<dt>` and `<dd>` pair. */
export function KeyFact({ label, value }: KeyFactProps) {
  return (
    <div className="min-w-[7.5rem] flex-1 py-1.5 pe-2">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="text-label font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  );
}
