import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  readPayoutOutcome,
  readPayoutStatus,
  readPromptOutcome,
  type CallbackKind,
  type PayoutOutcome,
} from '../ports/payments/daraja-callbacks.ts';
import { readReferencePaid } from '../ports/payments/http-references.ts';
import { readPaidIn, readReversalOutcome } from '../ports/payments/daraja-paid-in.ts';
import type { Transaction } from '../storage/database.ts';
import { disbursements } from '../storage/schema/index.ts';
import { sendRefundAgain, settleRefund } from './disbursement/refund.ts';
import { queueAttempt } from './disbursement/send.ts';
import { settlePayout } from './disbursement/settle.ts';
import type { Lender } from './lender.ts';
import { keepFact } from './provider-inbox.ts';
import { takePaidIn } from './repayment/paid-in.ts';
import { takeReferencePaid } from './repayment/references.ts';
import { settleReversal } from './repayment/reverse.ts';
import { settlePrompt } from './repayment/settle.ts';

/** A callback as it came: `id` is ours, from its address; `body` is null when it was no JSON. */
export interface Callback {
  kind: CallbackKind;
  id: string;
  body: unknown;
  text: string;
}

/** What a callback says: its natural key, and what follows from it. */
interface Told {
  key: string;
  record(tx: Transaction): Promise<void>;
}

/**
 * Takes in what the payment provider tells: the callback as it came and what follows from it are one transaction, and
 * the same fact again does nothing. What nobody understands is kept, too. Gives whether it was new.
 */
export function takeCallback({ db, policy }: Lender, callback: Callback, at: number): Promise<boolean> {
  const { key, record } = factOf(callback, at, policy);
  return keepFact(db, { key, body: callback.body ?? { unreadable: callback.text }, at }, record);
}

function factOf({ kind, id, body, text }: Callback, at: number, policy: Lender['policy']): Told {
  if (kind === 'prompt') {
    const outcome = readPromptOutcome(body);
    if (outcome)
      return {
        key: `prompt:${outcome.checkoutRequestId}:${outcome.resultCode}:${outcome.paid?.receipt ?? ''}`,
        record: (tx) => settlePrompt(tx, id, outcome, at),
      };
  }
  if (kind === 'payout') {
    const outcome = readPayoutOutcome(body);
    if (outcome)
      return {
        key: `payout:${outcome.id}:${outcome.resultCode}:${outcome.paid?.receipt ?? ''}`,
        record: (tx) => settleSent(tx, outcome, at, policy),
      };
  }
  if (kind === 'payout-status') {
    const status = readPayoutStatus(body);
    if (status === 'missing') return { key: keyOf(kind, id, text), record: (tx) => sendAgain(tx, id, at) };
    if (status)
      return { key: keyOf(kind, id, text), record: (tx) => settleSent(tx, { id, ...status }, at, policy) };
  }
  if (kind === 'paybill-confirmation') {
    const paidIn = readPaidIn(body);
    if (paidIn) return { key: `paidIn:${paidIn.receipt}`, record: (tx) => takePaidIn(tx, paidIn, at) };
  }
  if (kind === 'reversal') {
    const outcome = readReversalOutcome(body);
    if (outcome) return { key: keyOf(kind, id, text), record: (tx) => settleReversal(tx, id, outcome, at) };
  }
  if (kind === 'reference-paid') {
    const paid = readReferencePaid(id, body);
    if (paid) return { key: `paidIn:${paid.receipt}`, record: (tx) => takeReferencePaid(tx, paid, at) };
  }
  // Nobody knows what became of it. It is asked about anyhow, for as long as its outcome is not known.
  if (kind === 'payout-timeout' || kind === 'reversal-timeout')
    return { key: keyOf(kind, id, text), record: async () => {} };
  return { key: keyOf('unreadable', `${kind}:${id}`, text), record: async () => {} };
}

function keyOf(kind: string, id: string, text: string): string {
  return `${kind}:${id}:${createHash('sha256').update(text).digest('hex')}`;
}

/** What became of money that was sent: a refund or, whatever else it is, a payout. */
async function settleSent(
  tx: Transaction,
  outcome: PayoutOutcome,
  at: number,
  policy: Lender['policy'],
): Promise<void> {
  if (!(await settleRefund(tx, outcome, at))) await settlePayout(tx, outcome, at, policy);
}

/** The provider never had the payout, so it is sent now, under its own id. */
async function sendAgain(tx: Transaction, id: string, at: number): Promise<void> {
  if (await sendRefundAgain(tx, id, at)) return;
  const [payout] = await tx.select().from(disbursements).where(eq(disbursements.id, id)).for('update');
  if (payout?.state === 'requested') await queueAttempt(tx, id, at);
}
