import { complain } from '../../foundations/complain/index.js';

/** Shown in place of an invalid amount. */
export const NO_AMOUNT = '\u2013';

/** Digits grouped as in the locale: "10,748". Other characters are dropped. */
export function groupDigits(digits: string, locale: string): string {
  return digits.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, separator(locale, 'group'));
}

const separators = new Map<string, string>();

function separator(locale: string, type: 'group' | 'decimal'): string {
  const key = `${type} ${locale}`;
  let found = separators.get(key);
  if (found === undefined) {
    // Five digits: Spanish does not group four.
    found =
      new Intl.NumberFormat(locale).formatToParts(12345.6).find((part) => part.type === type)?.value ?? ',';
    separators.set(key, found);
  }
  return found;
}

/**
 * Formats integer cents without currency: 1074800 gives "10,748", 1074850 gives "10,748.50". Every language
 * groups from four digits, so that columns align. `sign` adds "+" or U+2212 and a narrow gap. A value that is
 * not an integer gives a dash, and a complaint during development.
 */
export function formatAmount(
  cents: number,
  locale: string,
  sign: 'auto' | 'always' | 'never' = 'auto',
  decimals = 2,
): string {
  if (!Number.isSafeInteger(cents)) {
    complain(
      'Amount',
      `${cents} is not an amount in cents, because it is not an integer, so a dash is shown. Round it where it is computed, and pass whole units times 100.`,
    );
    return NO_AMOUNT;
  }
  const unit = 10 ** decimals;
  const whole = groupDigits(String(Math.trunc(Math.abs(cents) / unit)), locale);
  const rest = Math.abs(cents) % unit;
  const figure =
    rest === 0 ? whole : `${whole}${separator(locale, 'decimal')}${String(rest).padStart(decimals, '0')}`;
  if (cents === 0 || sign === 'never') return figure;
  if (cents < 0) return `\u2212\u00a0${figure}`;
  return sign === 'always' ? `+\u00a0${figure}` : figure;
}
