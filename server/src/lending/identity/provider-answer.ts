import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import type { Verification } from '../../ports/identity/identity-verifier.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { identityChecks, orders } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { mostAskings, queueAsking } from './ask-later.ts';
import { leaveToPerson, takeVerification } from './identity-check.ts';

/**
 * Records a provider's result of a check, reported or requested, once; a waiting application is reviewed
 * again.
 */
export async function takeAnswer(
  lender: Lender,
  { reference, verification }: { reference: string; verification: Verification },
): Promise<void> {
  const orderNo = await takeVerification(lender, { reference }, verification);
  if (orderNo !== null) await inTransaction(lender.db, (tx) => reviewAgain(tx, orderNo, lender.clock.now()));
}

/** Decides an application that waited for its identity. */
export async function reviewAgain(tx: Transaction, orderNo: string, at: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (order?.step !== orderSteps.applying) return;
  const runAt = Math.max(at, order.reviewEndsAt ?? at);
  await enqueue(tx, { kind: 'review', key: `${orderNo}:identity:${at}`, runAt, payload: { orderNo } });
}

/** `askIdentity`: queries the result of a check at growing intervals. */
export const identityJobs: JobHandlers = {
  askIdentity: {
    atOnce: 4,
    outside: async ({ id, times }: { id: number; times: number }, { lender, at }) => {
      const [check] = await lender.db.select().from(identityChecks).where(eq(identityChecks.id, id));
      if (check?.state !== 'pending' || check.reference === null) return;
      const { reference } = check;
      const verification = await lender.identity.ask(reference);
      if (verification.state === 'done') return takeAnswer(lender, { reference, verification });
      await inTransaction(lender.db, async (tx) => {
        if (times + 1 < mostAskings) return queueAsking(tx, id, at, times + 1);
        await leaveToPerson(tx, lender, check);
        return reviewAgain(tx, check.orderNo, at);
      });
    },
  },
};
