import type { Policy } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { agreements, type OrderRow } from '../../storage/schema/index.ts';
import { spendConfirmation } from '../accounts/confirm-collect.ts';
import { draw } from '../disbursement/draw.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { lockOrder, lockOrderNo } from '../orders/find-order.ts';

const hour = 3_600_000;

/**
 * A borrower collects an agreed loan, with a code where one is needed (`needsCollectCode`). Like `draw`;
 * `collectCodeMissing`.
 */
export async function collect(
  tx: Transaction,
  { userId, orderNo, at }: { userId: string; orderNo: string; at: number },
  needsCode: boolean,
): Promise<OrderRow> {
  const { step } = await lockOrder(tx, userId, orderNo);
  if (needsCode && step === orderSteps.getMoney) await spendConfirmation(tx, orderNo, at);
  return draw(tx, userId, orderNo, at);
}

interface OrderJob {
  orderNo: string;
}

/** Queues the automatic drawing in the transaction of the agreement, where the policy has one (S9-03). */
export async function queueAutoDraw(
  tx: Transaction,
  orderNo: string,
  at: number,
  policy: Policy,
): Promise<void> {
  const hours = autoDrawHours(policy);
  if (hours === null) return;
  const payload: OrderJob = { orderNo };
  await enqueue(tx, { kind: 'autoDraw', key: orderNo, runAt: at + hours * hour, payload });
}

/**
 * `autoDraw`: draws an agreed loan that the borrower has not collected. Does nothing after a drawing, a
 * cancellation or a lapse, without an agreement, and when the policy has changed.
 */
export const collectJobs: JobHandlers = {
  autoDraw: {
    inTransaction: async (tx, { orderNo }: OrderJob, { lender, at }) => {
      if (autoDrawHours(lender.policy) === null) return;
      const order = await lockOrderNo(tx, orderNo);
      if (order?.step !== orderSteps.getMoney) return;
      if (order.collectBefore !== null && at >= order.collectBefore) return;
      const [agreed] = await tx
        .select({ id: agreements.id })
        .from(agreements)
        .where(eq(agreements.orderNo, orderNo))
        .limit(1);
      if (agreed) await draw(tx, order.userId, orderNo, at);
    },
  },
};

/**
 * Hours until an agreed loan is drawn automatically; `null` for never. A code that is never sent cannot be
 * required.
 */
function autoDrawHours({ autoDisburse, collect: { verifyCode } }: Policy): number | null {
  return autoDisburse === 'none' || verifyCode === 'always' ? null : autoDisburse.afterHours;
}
