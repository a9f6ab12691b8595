import { dayMs } from '@kopa/contract/calendar';
import type { Outcome } from '../../ports/payments/payment.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import type { RepaymentRow } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { findRepayment, openRepaymentOf } from './find-repayment.ts';
import { isUnanswered, unanswered } from './match-receipt.ts';
import { promptName } from '../../storage/prompt-name.ts';
import { failRepayment, lockRepayment, recordPrompt } from './prompt-outcome.ts';

const minute = 60_000;
const firstPauseMs = minute / 2;
const longestPauseMs = 30 * minute;
/** No phone waits longer for a PIN: then the borrower may pay again, even with an unknown outcome. */
const patienceMs = 15 * minute;
/** Period of queries about a late payment. */
const askedForMs = dayMs;

interface PromptCheck {
  payOrderId: string;
  /** Time until the next query; none of the first. */
  pause?: number;
}

/**
 * `promptCheck`: queries an expired prompt, which has failed when the provider knows of no payment. Queries
 * continue for another day, because a payment may arrive late and its callback may be lost.
 */
export const repaymentJobs: JobHandlers = {
  promptCheck: {
    atOnce: 4,
    outside: async ({ payOrderId, pause = firstPauseMs }: PromptCheck, { lender, at }) => {
      const { db, policy } = lender;
      const repayment = await findRepayment(db, payOrderId);
      if (!repayment || !isUnanswered(repayment)) return;
      const { createdAt } = repayment;
      const outcome = await askOutcome(lender, repayment);
      await inTransaction(db, async (tx) => {
        if (outcome) return recordPrompt(tx, { payOrderId, providerId: null, outcome }, at, policy.market);
        if (outcome === null || at >= createdAt + patienceMs) await giveUp(tx, payOrderId, at);
        if (at >= createdAt + askedForMs) return;
        const runAt = at + pause;
        const payload: PromptCheck = { payOrderId, pause: Math.min(pause * 2, longestPauseMs) };
        await enqueue(tx, { kind: 'promptCheck', key: `${payOrderId}:${runAt}`, runAt, payload });
      });
    },
  },
};

/** Queries the last prompt of an order now, when its outcome is unknown and its time is over. */
export async function askAboutPrompt(lender: Lender, orderNo: string, at: number): Promise<void> {
  const { db, policy } = lender;
  const last = await openRepaymentOf(db, orderNo);
  if (!last || at < last.expiresAt) return;
  const outcome = await askOutcome(lender, last);
  if (!outcome) return;
  const { payOrderId } = last;
  await inTransaction(db, (tx) =>
    recordPrompt(tx, { payOrderId, providerId: null, outcome }, at, policy.market),
  );
}

/**
 * The outcome of a prompt; `null` if the provider has no outcome yet, `undefined` without an answer.
 */
export async function askOutcome(
  { db, payments }: Lender,
  repayment: RepaymentRow,
): Promise<Outcome | null | undefined> {
  const { payOrderId } = repayment;
  const providerId = await promptName(db, repayment);
  try {
    return await payments.askPrompt({ payOrderId, providerId });
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof PaymentOutcomeUnknown) return undefined;
    throw error;
  }
}

async function giveUp(tx: Transaction, payOrderId: string, at: number): Promise<void> {
  const { repayment, order } = (await lockRepayment(tx, payOrderId, null))!;
  await failRepayment(tx, repayment, order, unanswered, at);
}
