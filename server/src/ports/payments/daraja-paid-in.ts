import * as z from 'zod/mini';
import { centsOf, result } from './daraja-callbacks.ts';
import type { PaidIn } from './paybill.ts';

const text = z.union([z.string(), z.number()]);
const receipt = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));

/** A validation and a confirmation have the same fields; names and the masked number are not read. */
const confirmation = z.object({
  TransID: receipt,
  TransTime: z.optional(text),
  TransAmount: text,
  BillRefNumber: z.optional(text),
});

/** A row of the list of what was paid in. Its keys are lower case, unlike the rest of Daraja. */
const pulled = z.object({
  transactionId: receipt,
  trxDate: z.optional(z.string()),
  transactiontype: z.optional(z.string()),
  billreference: z.optional(z.nullable(text)),
  amount: text,
});

/** Reads a C2B validation or confirmation; `null` when it is none. */
export function readPaidIn(body: unknown): PaidIn | null {
  const read = confirmation.safeParse(body);
  const amountCents = read.success ? centsOf(read.data.TransAmount) : null;
  if (!read.success || amountCents === null) return null;
  const { TransID, TransTime, BillRefNumber } = read.data;
  return {
    receipt: TransID,
    account: String(BillRefNumber ?? ''),
    amountCents,
    paidAt: nairobiInstant(String(TransTime)),
  };
}

/** Reads a row of the pulled list; `null` when it cannot be read. */
export function readPulled(row: unknown): PaidIn | null {
  const read = pulled.safeParse(row);
  const amountCents = read.success ? centsOf(read.data.amount) : null;
  if (!read.success || amountCents === null) return null;
  const { transactionId, trxDate, billreference } = read.data;
  return {
    receipt: transactionId,
    account: String(billreference ?? ''),
    amountCents,
    paidAt: nairobiInstant(String(trxDate)),
  };
}

/** Whether a row is money that went the other way. */
export function isReversal(row: unknown): boolean {
  const read = pulled.safeParse(row);
  return read.success && /revers/i.test(read.data.transactiontype ?? '');
}

/** What became of a reversal: `done` also when it had been reversed before. */
export function readReversalOutcome(body: unknown): { done: boolean; resultCode: string } | null {
  const read = result.safeParse(body);
  if (!read.success) return null;
  const { ResultDesc = '' } = read.data.Result;
  const resultCode = String(read.data.Result.ResultCode);
  const before = resultCode === alreadyReversed || /already (?:been )?reversed/i.test(ResultDesc);
  return { done: resultCode === '0' || before, resultCode };
}

/** A reversal's ResultCode for what was reversed before. */
export const alreadyReversed = 'R000001';

/**
 * The instant of digits as in 20260115120000, or of 2026-01-15T12:00:00Z: Daraja writes the time of Nairobi, whatever
 * letter it puts after it.
 */
function nairobiInstant(written: string): number | null {
  const digits = written.replace(/\D/g, '').slice(0, 14);
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(instant) ? null : instant;
}
