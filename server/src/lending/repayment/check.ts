import { eq } from 'drizzle-orm';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../ports/payments/payments.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { repayments } from '../../storage/schema/index.ts';
import { failRepayment, lockRepayment, settleByQuery } from './settle.ts';

const tryAgainMs = 30_000;
/** Daraja's own code for a prompt that nobody answered. */
const expired = '1019';

/**
 * `promptCheck`: an expired prompt is asked about, and has failed when the provider knows of no payment. Money that
 * turns up later is booked all the same.
 */
export const repaymentJobs: JobHandlers = {
  promptCheck: {
    outside: async ({ payOrderId }: { payOrderId: string }, { lender, at }) => {
      const { db, payments } = lender;
      const [repayment] = await db.select().from(repayments).where(eq(repayments.payOrderId, payOrderId));
      if (repayment?.state !== 'open') return;
      try {
        const known =
          repayment.checkoutRequestId && (await payments.promptResult(repayment.checkoutRequestId));
        await inTransaction(db, async (tx) => {
          if (known) return settleByQuery(tx, payOrderId, known, at);
          const found = await lockRepayment(tx, payOrderId, null);
          if (found) await failRepayment(tx, found.repayment, found.order, expired, at);
        });
      } catch (error) {
        if (!(error instanceof PaymentRefused) && !(error instanceof PaymentOutcomeUnknown)) throw error;
        const runAt = at + tryAgainMs;
        await inTransaction(db, (tx) =>
          enqueue(tx, { kind: 'promptCheck', key: `${payOrderId}:${runAt}`, runAt, payload: { payOrderId } }),
        );
      }
    },
  },
};
