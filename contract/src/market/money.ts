import type { Currency } from './market.ts';

type Decimals = Pick<Currency, 'decimals'>;

/** The amount of one whole unit: 100 in a currency with two decimals. Typed amounts are whole units. */
export function wholeUnit({ decimals }: Decimals): number {
  return 10 ** decimals;
}

/**
 * A figure as text, from an integer of the smallest unit: '10,000', '17.64'. Grouping is the same in every
 * language, as in the messages of providers.
 */
export function figureText(amount: number, { decimals }: Decimals): string {
  const unit = wholeUnit({ decimals });
  const whole = String(Math.floor(Math.abs(amount) / unit)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const rest = Math.abs(amount) % unit;
  return `${amount < 0 ? '-' : ''}${whole}${rest === 0 ? '' : `.${String(rest).padStart(decimals, '0')}`}`;
}

/** The currency as it stands before a figure: 'KSh ', '$'. */
export function currencyPrefix({ symbol, spaced }: Currency): string {
  return spaced ? `${symbol} ` : symbol;
}

/** An amount as text, from an integer of the smallest unit: 'KSh 10,000', '$17.64'. */
export function moneyText(amount: number, currency: Currency): string {
  return `${currencyPrefix(currency)}${figureText(amount, currency)}`;
}
