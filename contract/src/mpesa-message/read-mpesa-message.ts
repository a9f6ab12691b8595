import { isDay, type Day } from '../calendar.ts';
import {
  isOfBank,
  isOfMoney,
  kindAnywhere,
  otherKind,
  paymentWordings,
  saysFailed,
  saysPaid,
  type OtherKind,
} from './payment-wordings.ts';

/** A payment in a confirmed M-Pesa message. */
export interface MpesaPayment {
  /** The code at the head of the message, in capitals. */
  receipt: string;
  /** Integer cents, more than 0. */
  amountCents: number;
  /** The day in Nairobi; it exists, but may lie in the future. */
  paidOn: Day;
  /** 'HH:MM' of 24 hours in Nairobi, if stated. */
  paidTime: string | null;
  /** The payee, without a person's phone number. */
  payee: string;
  /** For a paybill, the entered account. */
  account: string | null;
}

/**
 * The reason for no payment. `long`: longer than a pasted message. `bank`: a bank's own message. `noReceipt`:
 * a payment without its code. `unclear`: a code without a reliable amount or day. `other`: M-Pesa's, without
 * a payment (a balance, airtime, cash). `none`: not about money.
 */
export type UnreadReason = 'empty' | 'long' | OtherKind | 'bank' | 'noReceipt' | 'unclear' | 'none';

/** The content of a pasted text: one or several payments, in order; or the reason for none. */
export type MpesaReading = { payments: readonly MpesaPayment[] } | { reason: UnreadReason };

const longestText = 10_000;
/** A message has at most three SMS. */
const longestMessage = 700;
const confirmed = /\b([a-z0-9]{8,12})[\s.,:-]{1,3}(?:confirmed|imethibitishwa)\b/gi;

/**
 * Parses pasted messages of M-Pesa (Safaricom, Kenya), in English or Swahili: one, or several with other text
 * between. Never throws, and never invents a receipt, an amount or a day: doubtful ones are `unclear`. The
 * wordings and their certainty: `payment-wordings.ts`. The text goes nowhere from here.
 */
export function readMpesaMessage(pasted: string): MpesaReading {
  if (pasted.length > longestText) return { reason: 'long' };
  const text = plain(pasted);
  if (text === '') return { reason: 'empty' };
  const messages = split(text);
  if (messages.length === 0) return { reason: reasonWithoutReceipt(text) };
  const readings = messages.map(readConfirmed);
  const payments = readings.flatMap((reading) => ('payment' in reading ? [reading.payment] : []));
  const undone = new Set(messages.flatMap(({ body }) => reversedCodes(body)));
  const counted = distinct(payments).filter(({ receipt }) => !undone.has(receipt));
  if (counted.some((payment) => contradicts(payment, counted))) return { reason: 'unclear' };
  if (counted.length > 0) return { payments: counted };
  if (payments.length > 0) return { reason: 'reversed' };
  const reasons = readings.flatMap((reading) => ('reason' in reading ? [reading.reason] : []));
  return { reason: reasons.find((reason) => reason !== 'other') ?? 'other' };
}

/**
 * One line with plain spaces: copied text contains invisible characters and no-break spaces, which separate
 * words like spaces.
 */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Confirmed {
  receipt: string;
  /** The text after "Confirmed", up to the next code. */
  body: string;
}

function split(text: string): Confirmed[] {
  const heads = [...text.matchAll(confirmed)].filter(([whole, code = ''], index, all) =>
    looksLikeReceipt(code, bodyOf(text, whole, all, index)),
  );
  return heads.map(([whole, code = ''], index) => ({
    receipt: code.toUpperCase(),
    body: bodyOf(text, whole, heads, index),
  }));
}

function bodyOf(text: string, whole: string, heads: readonly RegExpExecArray[], index: number): string {
  const start = heads[index]!.index + whole.length;
  return text.slice(start, Math.min(heads[index + 1]?.index ?? text.length, start + longestMessage));
}

/**
 * A code starts with a letter and contains a digit. A code of letters only may be a word ("transaction
 * confirmed") and counts only in the position of a code and when its second and third character encode the
 * message's month and day, as in every code.
 */
function looksLikeReceipt(code: string, body: string): boolean {
  if (/\d/.test(code)) return /[a-z]/i.test(code);
  if (!/^[A-Z]{10}$/.test(code)) return false;
  const [, day, month] = /\b(\d{1,2})\/(\d{1,2})\/\d{2}/.exec(body) ?? [];
  return (
    code[1] === ' ABCDEFGHIJKL'[Number(month)] && code[2] === ' 123456789ABCDEFGHIJKLMNOPQRSTUV'[Number(day)]
  );
}

function readConfirmed({ receipt, body }: Confirmed): { payment: MpesaPayment } | { reason: UnreadReason } {
  const kind = otherKind(body);
  if (kind) return { reason: kind };
  const found = firstMatch(body);
  if (!found) return { reason: reasonWithoutPayment(body) };
  const amountCents = centsOf(found['amount']!);
  const paidOn = dayOfParts(found);
  const payee = nameOf(found['payee']!);
  if (amountCents === null || paidOn === null || payee === '') return { reason: 'unclear' };
  const account = trimmed(found['account'] ?? '') || null;
  return { payment: { receipt, amountCents, paidOn, paidTime: timeOf(found), payee, account } };
}

type Parts = Readonly<Record<string, string | undefined>>;

function firstMatch(body: string): Parts | undefined {
  for (const wording of paymentWordings) {
    const groups = wording.exec(body)?.groups;
    if (groups) return groups;
  }
  return undefined;
}

function reasonWithoutPayment(body: string): UnreadReason {
  const kind = kindAnywhere(body);
  if (kind) return kind;
  if (saysFailed(body)) return 'failed';
  return saysPaid.test(body) ? 'unclear' : 'other';
}

function reasonWithoutReceipt(text: string): UnreadReason {
  const start = text.slice(0, longestMessage);
  if (saysFailed(start)) return 'failed';
  if (isOfBank(start)) return 'bank';
  const kind = otherKind(start) ?? kindAnywhere(start);
  if (kind && isOfMoney(start)) return kind;
  if (saysPaid.test(start) && isOfMoney(start)) return 'noReceipt';
  return isOfMoney(start) ? 'other' : 'none';
}

/** The cents of "2,000.00"; null for misplaced commas and for an empty text. */
function centsOf(amount: string): number | null {
  const parts = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!parts) return null;
  const cents = Number(parts[1]!.replaceAll(',', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** Kenya writes the day first. */
function dayOfParts({ day, month, year }: Parts): Day | null {
  const iso = `${year!.padStart(4, '20')}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

function timeOf({ hour, minute, half }: Parts): string | null {
  if (hour === undefined || minute === undefined) return null;
  const [hours, late] = [Number(hour), half?.toLowerCase().startsWith('p')];
  if (Number(minute) > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return null;
  const of24 = half ? (hours % 12) + (late ? 12 : 0) : hours;
  return `${String(of24).padStart(2, '0')}:${minute}`;
}

/** The name only: a person's number is not needed. */
function nameOf(payee: string): string {
  return trimmed(trimmed(payee).replace(/\s\+?[\d*]{9,13}$/, ''));
}

function trimmed(text: string): string {
  return text.replace(/^[\s.,:-]+|[\s.,:-]+$/g, '');
}

function reversedCodes(body: string): string[] {
  const [, code] = /\breversal of (?:transaction )?([a-z0-9]{8,12})\b/i.exec(body) ?? [];
  return code ? [code.toUpperCase()] : [];
}

function distinct(payments: readonly MpesaPayment[]): MpesaPayment[] {
  return payments.filter(
    (payment, index) =>
      payments.findIndex((other) => JSON.stringify(other) === JSON.stringify(payment)) === index,
  );
}

/** Two messages with one code and different content. */
function contradicts(payment: MpesaPayment, all: readonly MpesaPayment[]): boolean {
  return all.some((other) => other !== payment && other.receipt === payment.receipt);
}
