import { randomUUID } from 'node:crypto';
import type { Policy } from '@kopa/contract';
import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { disbursements, type DisbursementRow } from '../../storage/schema/index.ts';
import { endPayout, lockPayout } from './payout-outcome.ts';
import { queuePayout, queueQuestion } from './send.ts';

const minuteMs = 60_000;
/** An answer of the provider counts for so long; an older one is asked for anew. */
const answerMs = 60 * minuteMs;

/** Held payouts, and those that are under way for longer than borrowers are told. */
export function waitsForPerson(at: number, { lending }: Policy): SQL | undefined {
  const late = at - lending.maximumMinutes * minuteMs;
  return and(
    inArray(disbursements.state, ['requested', 'accepted', 'held']),
    or(eq(disbursements.state, 'held'), lte(disbursements.createdAt, late)),
  );
}

/** The provider's final answer about an open payout; null: none that still counts. */
export function answerAbout(
  { state, missingAt }: Pick<DisbursementRow, 'state' | 'missingAt'>,
  at: number,
): 'failed' | 'missing' | null {
  if (state === 'held') return 'failed';
  return state === 'accepted' && missingAt !== null && at - missingAt < answerMs ? 'missing' : null;
}

/** Asks the provider about an open payout now. */
export async function askAboutPayout(tx: Transaction, id: string, at: number): Promise<void> {
  const state = (await lockPayout(tx, id))?.payout.state;
  if (state === 'requested') await queuePayout(tx, id, at);
  else await queueQuestion(tx, id, at);
}

/**
 * Sends a payout again after a final answer. A payout that is missing keeps its id, which the provider pays
 * once. A failed one ends for good, and another takes its place: the provider knows a failed id already.
 * Returns false without a final answer, and changes nothing.
 */
export async function sendPayoutAgain(tx: Transaction, id: string, at: number): Promise<boolean> {
  const payout = (await lockPayout(tx, id))?.payout;
  const answer = payout ? answerAbout(payout, at) : null;
  if (!payout || answer === null) return false;
  const own = eq(disbursements.id, id);
  if (answer === 'missing') {
    await tx.update(disbursements).set({ state: 'requested', missingAt: null }).where(own);
    await queuePayout(tx, id, at);
    return true;
  }
  await tx.update(disbursements).set({ state: 'failed', settledAt: at }).where(own);
  const { orderNo, principalCents, feeCents, taxCents, amountCents, mobile } = payout;
  const next = randomUUID();
  await tx.insert(disbursements).values({
    id: next,
    orderNo,
    state: 'requested',
    principalCents,
    feeCents,
    taxCents,
    amountCents,
    mobile,
    createdAt: at,
  });
  await queuePayout(tx, next, at);
  return true;
}

/**
 * Ends a payout after a final answer: the borrower can collect again. Returns false without a final answer,
 * and changes nothing.
 */
export async function giveUpPayout(
  tx: Transaction,
  id: string,
  at: number,
  policy: Policy,
): Promise<boolean> {
  const payout = (await lockPayout(tx, id))?.payout;
  const answer = payout ? answerAbout(payout, at) : null;
  if (!payout || answer === null) return false;
  await endPayout(tx, payout, payout.failure ?? answer, at, policy);
  return true;
}
