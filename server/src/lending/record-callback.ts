import { createHash } from 'node:crypto';
import { parsed, type CallbackRequest } from '../ports/payments/callback.ts';
import type { PaymentFact, PayoutFact } from '../ports/payments/payment.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { recordRefund, resendRefund } from './disbursement/refund.ts';
import { missPayout } from './disbursement/send.ts';
import { recordPayout } from './disbursement/payout-outcome.ts';
import type { Lender } from './lender.ts';
import { keepFact, paidInKey, promptedKey } from './provider-inbox.ts';
import { recordPaidIn } from './repayment/paid-in.ts';
import { promptHash } from '../storage/prompt-name.ts';
import { recordPrompt } from './repayment/prompt-outcome.ts';
import { recordReferencePaid } from './repayment/references.ts';
import { recordReversal } from './repayment/reverse.ts';

/**
 * Records what a provider reports: the callback as it came and what follows from its fact are one
 * transaction, and the same fact again changes nothing. A callback that cannot be read (`fact` null) is kept,
 * too. Gives whether it was new.
 */
export function recordCallback(
  { db, policy }: Lender,
  request: CallbackRequest,
  fact: PaymentFact | null,
  at: number,
): Promise<boolean> {
  const body = parsed(request.text) ?? { unreadable: request.text };
  const keys = keysOfFact(db, fact, request);
  return keepFact(db, { ...keys, body, at }, (tx) => record(tx, fact, at, policy));
}

function keysOfFact(
  db: Database,
  fact: PaymentFact | null,
  request: CallbackRequest,
): { key: string; olderKey?: string } {
  if (fact?.kind !== 'prompt') return { key: keyOf(fact, request) };
  const { providerId, outcome } = fact;
  const result = `${outcome.failure ?? ''}:${outcome.paid?.receipt ?? ''}`;
  return {
    key: promptedKey(promptHash(db, providerId), result),
    olderKey: `prompt:${providerId}:${result}`,
  };
}

/** The natural key of a fact; of one that has none, its address and its words. */
function keyOf(fact: PaymentFact | null, { address, text }: CallbackRequest): string {
  switch (fact?.kind) {
    case 'payout':
      return `payout:${fact.id}:${fact.outcome.failure ?? ''}:${fact.outcome.paid?.receipt ?? ''}`;
    case 'paidIn':
    case 'referencePaid':
      return paidInKey(fact.payment.receipt);
    default: {
      const words = createHash('sha256').update(text).digest('hex');
      return [fact ? fact.kind : 'unreadable', ...address, words].join(':');
    }
  }
}

async function record(
  tx: Transaction,
  fact: PaymentFact | null,
  at: number,
  policy: Lender['policy'],
): Promise<void> {
  const { market } = policy;
  switch (fact?.kind) {
    case 'prompt':
      return recordPrompt(tx, fact, at, market);
    case 'payout':
      return recordSent(tx, fact, at, policy);
    case 'payoutMissing':
      if (!(await resendRefund(tx, fact.id, at))) await missPayout(tx, fact.id, at);
      return;
    case 'paidIn':
      return recordPaidIn(tx, fact, at, market);
    case 'reversal':
      return recordReversal(tx, fact, at, market);
    case 'referencePaid':
      return recordReferencePaid(tx, fact, at, market);
    default:
    // An open outcome is asked about anyhow, for as long as it is not known.
  }
}

/** The outcome of outgoing money: a refund or, otherwise, a payout. */
async function recordSent(
  tx: Transaction,
  fact: PayoutFact,
  at: number,
  policy: Lender['policy'],
): Promise<void> {
  if (!(await recordRefund(tx, fact, at, policy.market))) await recordPayout(tx, fact, at, policy);
}
