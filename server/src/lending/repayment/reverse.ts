import { dayOf, type Market } from '@kopa/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { foldReceipt, type Outcome } from '../../ports/payments/payment.ts';
import { PaymentOutcomeUnknown, PaymentRefused, type Payments } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { reversals, type ReversalRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { post } from '../ledger/post.ts';
import { lockSuspended } from './claim-suspended.ts';

const minute = 60_000;
const tryAgainMs = minute / 2;
const firstCheckMs = 10 * minute;
const longestCheckMs = 12 * 60 * minute;

/**
 * Reverses a receipt to its payer. Only for money in suspense: money of a loan stays. A repeated request
 * returns the same reversal. Throws `invalidInput` for a receipt that is not in suspense.
 */
export async function reverseReceipt(
  tx: Transaction,
  { reverses }: { reverses: Payments['reverses'] },
  named: string,
  at: number,
): Promise<ReversalRow> {
  const receipt = foldReceipt(named);
  const [before] = await tx.select().from(reversals).where(eq(reversals.receipt, receipt)).for('update');
  if (before && before.state !== 'failed') return before;
  const suspended = await lockSuspended(tx, receipt);
  if (!suspended || !reverses(receipt))
    throw new CallError('invalidInput', { fields: { receipt: 'value.invalid' } });
  const requested = {
    state: 'requested' as const,
    amountCents: suspended.cents,
    createdAt: at,
    sentAt: null,
    settledAt: null,
    failure: null,
  };
  const [reversal] = await tx
    .insert(reversals)
    .values({ receipt, ...requested })
    .onConflictDoUpdate({ target: reversals.receipt, set: requested })
    .returning();
  await queueAttempt(tx, receipt, at, firstCheckMs);
  return reversal!;
}

/**
 * `reversal`: requests a reversal until its outcome is known. The provider reverses a receipt once and
 * reports an earlier reversal, so a repeated request also finds a lost outcome.
 */
export const reversalJobs: JobHandlers = {
  reversal: {
    outside: async ({ receipt, pause }: { receipt: string; pause: number }, { lender, at }) => {
      const { db, payments, policy } = lender;
      const [reversal] = await db.select().from(reversals).where(eq(reversals.receipt, receipt));
      if (!reversal || !isUnderWay(reversal)) return;
      const own = and(eq(reversals.receipt, receipt), inArray(reversals.state, ['requested', 'accepted']));
      await db.update(reversals).set({ sentAt: at }).where(own);
      const next = await ask(payments, reversal);
      await inTransaction(db, async (tx) => {
        if (typeof next === 'object')
          return recordReversal(tx, { receipt, outcome: next }, at, policy.market);
        if (next === 'refused') await tx.update(reversals).set({ state: 'failed', settledAt: at }).where(own);
        else {
          if (next === 'accepted') await tx.update(reversals).set({ state: 'accepted' }).where(own);
          const runAt = at + (next === 'accepted' ? pause : tryAgainMs);
          await queueAttempt(tx, receipt, runAt, Math.min(pause * 2, longestCheckMs));
        }
      });
    },
  },
};

/** Undefined without an answer: the request is repeated soon. */
async function ask(
  payments: Payments,
  { receipt, amountCents }: ReversalRow,
): Promise<Outcome | 'accepted' | 'refused' | undefined> {
  try {
    return (await payments.reverse({ receipt, amountCents })) ?? 'accepted';
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) return undefined;
    if (!(error instanceof PaymentRefused)) throw error;
    return error.passing ? undefined : 'refused';
  }
}

/**
 * Records the outcome of a reversal; a repeated report changes nothing. A success counts despite an earlier
 * refusal, because the money has left.
 */
export async function recordReversal(
  tx: Transaction,
  { receipt, outcome: { paid, failure } }: { receipt: string; outcome: Outcome },
  at: number,
  market: Market,
): Promise<void> {
  const [reversal] = await tx.select().from(reversals).where(eq(reversals.receipt, receipt)).for('update');
  if (!reversal || reversal.state === 'done') return;
  const own = eq(reversals.receipt, receipt);
  if (!paid) {
    if (isUnderWay(reversal))
      await tx.update(reversals).set({ state: 'failed', failure, settledAt: at }).where(own);
    return;
  }
  await tx.update(reversals).set({ state: 'done', failure: null, settledAt: at }).where(own);
  await post(tx, {
    key: `reversal:${receipt}`,
    kind: 'reversal',
    orderNo: null,
    day: dayOf(at, market),
    at,
    sides: { suspense: reversal.amountCents, paybillFloat: -reversal.amountCents },
  });
}

function isUnderWay({ state }: ReversalRow): boolean {
  return state === 'requested' || state === 'accepted';
}

async function queueAttempt(tx: Transaction, receipt: string, runAt: number, pause: number): Promise<void> {
  await enqueue(tx, { kind: 'reversal', key: `${receipt}:${runAt}`, runAt, payload: { receipt, pause } });
}
