import { randomBytes } from 'node:crypto';
import { dayOf } from '@kopa/contract/calendar';
import { kenyaMarket } from '@kopa/contract/market';

/** 32 characters, so that each byte value is equally likely. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const days = '123456789ABCDEFGHIJKLMNOPQRSTUV';

/**
 * Ten capitals and digits, as in 'UKM7RT61SV': a letter each for year (S is 2024) and month, a digit or
 * letter for the day, then `bytes`, one character each.
 */
export function receiptOf(at: number, bytes: Uint8Array): string {
  const [year, month, day] = dayOf(at, kenyaMarket).split('-').map(Number) as [number, number, number];
  const drawn = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return `${letter(year - 2024 + 18)}${letter(month - 1)}${days[day - 1]}${drawn}`;
}

/** A for 0, wrapping after Z. */
function letter(place: number): string {
  return String.fromCodePoint(65 + (place % 26));
}

/** A receipt for a payment at an instant, in epoch ms. */
export function newReceipt(at: number): string {
  return receiptOf(at, randomBytes(7));
}
