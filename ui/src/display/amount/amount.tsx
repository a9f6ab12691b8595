'use client';
import { cva } from 'class-variance-authority';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { sumWords } from '../../foundations/strings/english.js';
import { useLocale, useMarket, useStrings } from '../../foundations/strings/index.js';
import { formatAmount, NO_AMOUNT } from './format-amount.js';

export interface AmountProps extends Native<'bdi', 'children'> {
  /** Integer cents. Anything else is shown as a dash. */
  cents: number;
  /**
   * `amount` is for the single most important amount of a screen; `heading` for the two amounts of a summary;
   * the others for rows.
   */
  size?: 'amount' | 'heading' | 'title' | 'body';
  /** Default: the market's; an empty text hides the currency, as in the lower lines of a column. */
  currency?: string;
  /** `always` puts "+" or "−" before the figure. */
  sign?: 'auto' | 'always' | 'never';
  /** Heavier text: the sum of a ledger (600) or the final total (700). */
  weight?: 'semibold' | 'bold';
}

const figure = cva('', {
  variants: {
    size: {
      amount: 'text-amount',
      heading: 'text-heading',
      title: 'text-title',
      body: 'text-body font-medium',
    },
    weight: { semibold: 'font-semibold', bold: 'font-bold' },
  },
});

/**
 * An amount of money: a small, muted currency and tabular figures, never broken over two lines. Renders a
 * `<bdi>`, which receives every other prop.
 */
export function Amount({
  cents,
  size = 'body',
  currency: given,
  sign = 'auto',
  weight,
  className,
  ...rest
}: AmountProps) {
  const locale = useLocale();
  const { symbol, decimals, place, gap = true } = useMarket().currency;
  const currency = given ?? symbol;
  const strings = useStrings(sumWords);
  const text = formatAmount(cents, locale, sign, decimals);
  if (text === NO_AMOUNT)
    return (
      <bdi {...rest} className={figure({ size, weight, className })}>
        <span aria-hidden>{text}</span>
        <span className="sr-only">{strings.sumNotKnown}</span>
      </bdi>
    );
  const mark = currency ? (
    <span
      className={cx(
        'font-medium text-muted',
        size === 'amount' ? 'text-title tracking-normal' : 'text-caption',
      )}
    >
      {currency}
    </span>
  ) : null;
  // The large amount may stand below its currency when large text meets a small phone.
  const between = mark && gap ? (size === 'amount' ? ' ' : '\u00a0') : null;
  const isAfter = place === 'after';
  return (
    <bdi {...rest} className={cx(size !== 'amount' && 'whitespace-nowrap', className) || undefined}>
      {isAfter ? null : mark}
      {isAfter ? null : between}
      <span className={figure({ size, weight, className: 'whitespace-nowrap tabular-nums' })}>{text}</span>
      {isAfter ? between : null}
      {isAfter ? mark : null}
    </bdi>
  );
}
