import { PaymentOutcomeUnknown, PaymentRefused, type Payments } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { findRepayment, openRepaymentOf } from './find-repayment.ts';
import { failRepayment, lockRepayment, settleByQuery } from './settle.ts';
import { isUnanswered, unanswered } from './match-receipt.ts';

const minute = 60_000;
const firstPauseMs = minute / 2;
const longestPauseMs = 30 * minute;
/** No phone waits longer for a PIN: then the borrower may pay anew, although nobody could tell what became of it. */
const patienceMs = 15 * minute;
/** For how long the provider is asked about money that came after all. */
const askedForMs = 24 * 60 * minute;

interface PromptCheck {
  payOrderId: string;
  /** Until the next question; none of the first. */
  pause?: number;
}

/**
 * `promptCheck`: an expired prompt is asked about, and has failed when the provider knows of no payment. It is asked
 * about for another day, because a payment may come late and its callback be lost.
 */
export const repaymentJobs: JobHandlers = {
  promptCheck: {
    outside: async ({ payOrderId, pause = firstPauseMs }: PromptCheck, { lender, at }) => {
      const { db, payments } = lender;
      const repayment = await findRepayment(db, payOrderId);
      if (!repayment || !isUnanswered(repayment)) return;
      const { checkoutRequestId, createdAt } = repayment;
      const answer = checkoutRequestId === null ? null : await ask(payments, checkoutRequestId);
      await inTransaction(db, async (tx) => {
        if (typeof answer === 'string') return settleByQuery(tx, payOrderId, answer, at);
        if (answer === null || at >= createdAt + patienceMs) await giveUp(tx, payOrderId, at);
        if (checkoutRequestId === null || at >= createdAt + askedForMs) return;
        const runAt = at + pause;
        const payload: PromptCheck = { payOrderId, pause: Math.min(pause * 2, longestPauseMs) };
        await enqueue(tx, { kind: 'promptCheck', key: `${payOrderId}:${runAt}`, runAt, payload });
      });
    },
  },
};

/** Asks the provider now about the last prompt of an order, if nobody has told what became of it and its time is over. */
export async function askAboutPrompt({ db, payments }: Lender, orderNo: string, at: number): Promise<void> {
  const last = await openRepaymentOf(db, orderNo);
  if (!last || last.checkoutRequestId === null || at < last.expiresAt) return;
  const answer = await ask(payments, last.checkoutRequestId);
  if (typeof answer !== 'string') return;
  await inTransaction(db, (tx) => settleByQuery(tx, last.payOrderId, answer, at));
}

/** The provider's result code; `null` when it knows of none, `undefined` when it does not answer. */
async function ask(payments: Payments, checkoutRequestId: string): Promise<string | null | undefined> {
  try {
    return await payments.promptResult(checkoutRequestId);
  } catch (error) {
    if (error instanceof PaymentRefused || error instanceof PaymentOutcomeUnknown) return undefined;
    throw error;
  }
}

async function giveUp(tx: Transaction, payOrderId: string, at: number): Promise<void> {
  const found = await lockRepayment(tx, payOrderId, null);
  if (found) await failRepayment(tx, found.repayment, found.order, unanswered, at);
}
