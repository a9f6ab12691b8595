import * as z from 'zod/mini';
import { centsOf } from '../amounts.ts';
import { foldReceipt, type Outcome } from '../payment.ts';
import type { PaidIn } from '../payments.ts';
import { result } from './results.ts';
import { nairobiInstant } from './timestamps.ts';

const text = z.union([z.string(), z.number()]);
const receipt = z.string().check(z.regex(/^\s*[A-Za-z0-9][A-Za-z0-9 ]{0,40}$/));

/** A validation and a confirmation have the same fields; names and the masked number are not read. */
const confirmation = z.object({
  TransID: receipt,
  TransTime: z.optional(text),
  TransAmount: text,
  BillRefNumber: z.optional(text),
  BusinessShortCode: text,
});

/** A row of the list of paybill payments. Its keys are lower case, unlike Daraja's others. */
const pulled = z.object({
  transactionId: receipt,
  trxDate: z.optional(z.string()),
  transactiontype: z.optional(z.string()),
  billreference: z.optional(z.nullable(text)),
  amount: text,
});

/** Reads a C2B validation or confirmation; `null` for another body, and for another short code. */
export function readPaidIn(body: unknown, shortCode: string): PaidIn | null {
  const read = confirmation.safeParse(body);
  if (!read.success) return null;
  const { TransID, TransTime, TransAmount, BillRefNumber, BusinessShortCode } = read.data;
  if (String(BusinessShortCode).trim() !== shortCode) return null;
  return paidIn(TransID, BillRefNumber, TransAmount, TransTime);
}

/** Reads a row of the pulled list; `null` for an unreadable row. */
export function readPulled(row: unknown): PaidIn | null {
  const read = pulled.safeParse(row);
  if (!read.success) return null;
  const { transactionId, trxDate, billreference, amount } = read.data;
  return paidIn(transactionId, billreference, amount, trxDate);
}

function paidIn(receiptNo: string, account: unknown, amount: unknown, time: unknown): PaidIn | null {
  const amountCents = centsOf(amount);
  if (amountCents === null) return null;
  const payment = { receipt: foldReceipt(receiptNo), amountCents, paidAt: nairobiInstant(time) };
  return { kind: 'paidIn', account: String(account ?? ''), payment };
}

/** A stored report: the confirmation as it came, or a row of the list as the port gave it. */
const reported = z.union([
  z.object({ BillRefNumber: z.optional(text), TransID: receipt }),
  z.object({ kind: z.literal('paidIn'), account: z.string() }),
]);

/** The account that a payer typed, from a stored report; null for another report. */
export function readAccount(report: unknown): string | null {
  const read = reported.safeParse(report);
  if (!read.success) return null;
  return 'account' in read.data ? read.data.account : String(read.data.BillRefNumber ?? '');
}

/** Whether a row is outgoing money. */
export function isReversal(row: unknown): boolean {
  const read = pulled.safeParse(row);
  return read.success && /revers/i.test(read.data.transactiontype ?? '');
}

/**
 * The outcome of a reversal; an earlier reversal of the same receipt counts as paid. The receipt of the
 * reversal itself is not read.
 */
export function readReversalOutcome(body: unknown): Outcome | null {
  const read = result.safeParse(body);
  if (!read.success) return null;
  const { ResultDesc = '' } = read.data.Result;
  const code = String(read.data.Result.ResultCode);
  const before = code === alreadyReversed || /already (?:been )?reversed/i.test(ResultDesc);
  return code === '0' || before
    ? { paid: { receipt: null, amountCents: null, paidAt: null }, failure: null }
    : { paid: null, failure: code };
}

/** A reversal's ResultCode for an already reversed receipt. */
export const alreadyReversed = 'R000001';
