'use client';
import { createContext, useContext, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { useMarket } from '../../foundations/strings/index.js';
import { Amount } from '../amount/index.js';

const Currency = createContext<string | null>(null);

export interface LedgerProps extends Native<'dl'> {
  /** Shown with the first line, the sums and the total. */
  currency?: string | undefined;
  /** LedgerLine, LedgerSum, LedgerTotal and, after the total, KeyFact. */
  children: ReactNode;
}

/**
 * Amounts line by line. Rules have a meaning: decorative between lines, ink above a sum, double only under
 * the final total. Renders a `<dl>`, which receives every other prop; put the ledger in a Card.
 */
export function Ledger({ currency: given, className, children, ref, ...rest }: LedgerProps) {
  const market = useMarket();
  const currency = given ?? market.currency.symbol;
  const list = useRef<HTMLDListElement>(null);
  useImperativeHandle(ref, () => list.current!, []);
  useEffect(() => {
    const rows = list.current?.children.length ?? 0;
    const totals = list.current?.querySelectorAll('[data-ledger-total]').length ?? 0;
    if (rows === 0) complain('Ledger', 'it has no lines. Give it a LedgerLine, or leave it out.');
    if (totals > 1)
      complain(
        'Ledger',
        `it has ${totals} totals, and the double rule stands under the final one only. Make the others LedgerSum.`,
      );
  });
  return (
    <Currency.Provider value={currency}>
      <dl {...rest} ref={list} className={cx('-my-2 flex flex-wrap', className)}>
        {children}
      </dl>
    </Currency.Provider>
  );
}

/** The ledger's currency; a row outside a ledger complains. */
function useCurrency(row: string): string {
  const currency = useContext(Currency);
  const market = useMarket();
  if (currency === null)
    complain(row, 'it stands outside of a Ledger, so it is a row of no list. Put it directly into <Ledger>.');
  return currency ?? market.currency.symbol;
}

export interface LedgerLineProps extends Native<'div', 'children'> {
  /** The name of the amount: "Processing fee". The name wraps; the figure does not. */
  label: ReactNode;
  /** Integer cents. */
  cents: number;
  /** `always`: "+ 748" or "− 98". Zero has none. */
  sign?: 'auto' | 'always' | 'never';
  /** Marks the row as changed and says from what: "was 748". */
  was?: ReactNode;
}

/** The tint of a changed row reaches half-way to the card's edge. */
const changed = '-mx-2 grow basis-full bg-warning-soft px-2';

/** The earlier figure below the current one. */
function Was({ was }: Pick<LedgerLineProps, 'was'>) {
  return was ? <span className="block text-caption text-muted">{was}</span> : null;
}

// The figure goes below its name only when 6 rem are not left for the name.
const row = 'flex flex-wrap items-baseline justify-between gap-x-4';

/**
 * A line: the name wraps, the figure does not. The first line shows the currency. Renders a `<div>`, which
 * receives every other prop, with a `<dt>` and `<dd>` pair.
 */
export function LedgerLine({ label, cents, sign = 'auto', was, className, ...rest }: LedgerLineProps) {
  const currency = useCurrency('LedgerLine');
  const { place, gap = true } = useMarket().currency;
  const isAfter = place === 'after';
  const between = gap ? '\u00a0' : '';
  const mark = (
    <span className="hidden text-caption font-medium text-muted group-first/line:inline">
      {isAfter ? between : null}
      {currency}
      {isAfter ? null : between}
    </span>
  );
  return (
    <div
      {...rest}
      className={cx(
        row,
        'group/line border-t border-decor py-1.5 first:border-t-0 [[data-ledger-sum]+&]:mt-2 [[data-ledger-sum]+&]:border-t-0',
        was ? changed : 'w-full',
        className,
      )}
    >
      <dt className="flex-1 basis-[6rem] text-label font-text text-muted">{label}</dt>
      <dd className="ms-auto shrink-0 text-end text-ink">
        {/* One element, so that the currency stays on its side of the figure in right-to-left text. */}
        <bdi>
          {isAfter ? null : mark}
          <Amount cents={cents} currency="" sign={sign} />
          {isAfter ? mark : null}
        </bdi>
        <Was was={was} />
      </dd>
    </div>
  );
}

/**
 * A sum under a single rule; another group of lines may follow. Renders a `<div>`, which receives every other
 * prop, with a `<dt>` and `<dd>` pair.
 */
export function LedgerSum({ label, cents, sign = 'auto', was, className, ...rest }: LedgerLineProps) {
  const currency = useCurrency('LedgerSum');
  return (
    <div
      {...rest}
      data-ledger-sum=""
      className={cx(row, 'border-t border-ink py-1.5', was ? changed : 'w-full', className)}
    >
      <dt className="flex-1 basis-[6rem] text-label font-semibold text-ink">{label}</dt>
      <dd className="ms-auto shrink-0 text-end text-ink">
        <Amount cents={cents} currency={currency} sign={sign} weight="semibold" />
        <Was was={was} />
      </dd>
    </div>
  );
}

/**
 * The total to repay, over a double rule. One per ledger. Renders a `<div>`, which receives every other prop,
 * with a `<dt>` and `<dd>` pair.
 */
export function LedgerTotal({ label, cents, was, className, ...rest }: Omit<LedgerLineProps, 'sign'>) {
  const currency = useCurrency('LedgerTotal');
  return (
    <div
      {...rest}
      data-ledger-total=""
      className={cx(
        row,
        'mb-2 border-t border-b-3 border-double border-ink py-2 [border-block-start-style:solid]',
        was ? changed : 'w-full',
        className,
      )}
    >
      <dt className="flex-1 basis-[6rem] text-label font-semibold text-ink">{label}</dt>
      <dd className="ms-auto shrink-0 text-end text-ink">
        <Amount cents={cents} currency={currency} size="title" weight="bold" />
        <Was was={was} />
      </dd>
    </div>
  );
}

export interface KeyFactProps extends Native<'div', 'children'> {
  /** "APR (all costs, per year)" */
  label: ReactNode;
  /** "35.06%" */
  value: ReactNode;
  /** Marks the fact as changed and says from what: "was 30.12%". */
  was?: ReactNode;
}

/**
 * A fact of the offer that is not an amount; two stand side by side below the total. Renders a `<div>`, which
 * receives every other prop, with a `<dt>` and `<dd>` pair.
 */
export function KeyFact({ label, value, was, className, ...rest }: KeyFactProps) {
  useCurrency('KeyFact');
  return (
    <div
      {...rest}
      className={cx('min-w-[7.5rem] flex-1 py-1.5 pe-2', was && '-ms-2 me-2 bg-warning-soft ps-2', className)}
    >
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="text-label font-semibold text-ink tabular-nums">
        {value}
        {was ? <span className="block text-caption font-normal text-muted">{was}</span> : null}
      </dd>
    </div>
  );
}
