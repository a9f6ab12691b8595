import type { PromptFailure } from '@kopa/contract/prompt-failures';
import { foldReceipt, type Outcome } from '../payment.ts';

const letters = { prompt: 'P', payout: 'D' } as const;

/** The kinds of our transactions at Airtel Money. */
export type TransactionKind = keyof typeof letters;

/**
 * Our id as Airtel Money is given it: a letter says what it is, and hyphens are left out, which it does not
 * take.
 */
export function transactionId(kind: TransactionKind, id: string): string {
  return letters[kind] + id.replaceAll('-', '');
}

/** The kind and our id in a transaction id; null for a foreign transaction id. */
export function readTransactionId(written: string): { kind: TransactionKind; id: string } | null {
  const parts = /^([PD])([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(written);
  if (!parts) return null;
  const [, letter, ...groups] = parts;
  return { kind: letter === letters.prompt ? 'prompt' : 'payout', id: groups.join('-') };
}

/** The prefix of Airtel Money's receipts in our books; a bare number could be another provider's receipt. */
export const receiptMark = 'AM-';

/** The receipt of an `airtel_money_id`; null when there is none. */
export function receiptOf(airtelMoneyId: string | null | undefined): string | null {
  const folded = foldReceipt(airtelMoneyId ?? '');
  return /^[A-Z0-9._-]{1,60}$/.test(folded) ? receiptMark + folded : null;
}

/** Codes of a collection that a payer can do something about. */
const promptFailures: Readonly<Record<string, PromptFailure>> = {
  DP00800001002: 'wrongPin',
  DP00800001005: 'unanswered',
  DP00800001007: 'insufficientFunds',
  DP00800001008: 'cancelled',
  DP00800001024: 'unanswered',
  DP00800001029: 'unanswered',
};

/**
 * The outcome by a transaction's status: TS successful, TF failed, TE expired; null for TIP (in progress), TA
 * (ambiguous) and anything else. Airtel Money names neither the amount nor the time.
 */
export function outcomeOf(
  status: string | null,
  airtelMoneyId: string | null | undefined,
  code: string,
): Outcome | null {
  if (status === 'TS')
    return { paid: { receipt: receiptOf(airtelMoneyId), amountCents: null, paidAt: null }, failure: null };
  if (status === 'TE') return { paid: null, failure: 'unanswered' satisfies PromptFailure };
  return status === 'TF' ? { paid: null, failure: promptFailures[code] ?? code } : null;
}
