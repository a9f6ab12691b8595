import { policy } from '../session/policy.ts';

/** A text with unbroken amounts: a no-break space between currency and figure. */
export function unbroken(text: string): string {
  const { symbol } = policy().market.currency;
  return text.replaceAll(/ (?=\d)/g, (space, at: number) =>
    text.slice(0, at).endsWith(symbol) ? '\u00a0' : space,
  );
}
