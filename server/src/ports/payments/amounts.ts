import { PaymentRefused } from './payments.ts';

/** Whole units, as a number or text, in cents; `null` unless above 0. */
export function centsOf(value: unknown): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value));
  const cents = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
  return cents > 0 ? cents : null;
}

/** Cents to whole shillings. Throws `PaymentRefused`: mobile money in Kenya has no cents. */
export function shillingsOf(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents % 100 !== 0)
    throw new PaymentRefused('amount', `Mobile money moves whole shillings, and ${cents} cents are not.`);
  return cents / 100;
}
