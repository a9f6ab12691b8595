import { addDays, dayOf, quote, type Policy } from '@kopa/contract';
import type { DecisionReason } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Application, Verdict } from '../../ports/decision/decision.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { identityFor } from '../identity/identity-for-decision.ts';
import { advance } from '../orders/advance.ts';
import { sectionsOf } from '../sections/saved-sections.ts';
import { answersOf } from '../sections/questionnaire.ts';

const hour = 3_600_000;

/**
 * Approves an application until the end of its collection period (S9-04), and informs the owner. An approval
 * on appeal withdraws the rejection, and its collection period starts now.
 */
export async function approve(
  tx: Transaction,
  order: OrderRow,
  at: number,
  { collect }: Policy,
  event: 'approved' | 'approvedOnAppeal' = 'approved',
): Promise<OrderRow> {
  const { orderNo } = order;
  const isFirst = event === 'approved';
  const from = isFirst && collect.expireFrom === 'submission' ? (order.submittedAt ?? at) : at;
  const collectBefore = from + collect.expireHours * hour;
  const approved = await advance(tx, {
    orderNo,
    event,
    at,
    details: { decidedAt: at, collectBefore, ...(!isFirst && { reasons: [], reapplyOn: null }) },
  });
  await enqueue(tx, { kind: 'lapse', key: orderNo, runAt: collectBefore, payload: { orderNo } });
  await tellDecision(tx, orderNo, 'approved', at);
  return approved;
}

/** Rejects an application with its reasons; the owner may apply again after a waiting period (S4-42). */
export async function reject(
  tx: Transaction,
  { orderNo }: OrderRow,
  reasons: DecisionReason[],
  at: number,
  { reapply, market }: Policy,
): Promise<OrderRow> {
  const reapplyOn = addDays(dayOf(at, market), reapply.afterDays);
  const rejected = await advance(tx, {
    orderNo,
    event: 'rejected',
    at,
    details: { decidedAt: at, reasons, reapplyOn },
  });
  await tellDecision(tx, orderNo, 'rejected', at);
  return rejected;
}

/** The input of a decision; null when the application is not under review. */
async function applicationOf(
  tx: Transaction,
  orderNo: string,
  identity: Application['identity'],
): Promise<Application | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (order?.step !== orderSteps.applying) return null;
  const { additional } = await sectionsOf(tx, orderNo);
  const { loanAmountCents, tenureDays } = order;
  return {
    orderNo,
    loanAmountCents,
    tenureDays,
    dueCents: quote({ principalCents: loanAmountCents, tenureDays }, order.terms).dueCents,
    monthlySalary: additional?.['monthlySalary'] ?? '',
    answers: await answersOf(tx, orderNo),
    identity,
  };
}

/**
 * Records a verdict, unless the order was decided or cancelled in the meantime. A limit below the requested
 * amount is a rejection.
 */
async function record(tx: Transaction, orderNo: string, verdict: Verdict, at: number, policy: Policy) {
  const order = await orderToDecide(tx, orderNo);
  if (order.step !== orderSteps.applying || verdict.approve === 'afterIdentity') return;
  if (!verdict.approve) await reject(tx, order, verdict.reasons, at, policy);
  else if (verdict.limitCents !== null && verdict.limitCents < order.loanAmountCents)
    await reject(tx, order, ['amountHighForIncome'], at, policy);
  else await approve(tx, order, at, policy);
}

/** An order for a decision; throws `orderNotFound`. */
export async function orderToDecide(tx: Transaction, orderNo: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  if (!order) throw new CallError('orderNotFound');
  return order;
}

interface OrderJob {
  orderNo: string;
}

/**
 * `review`: the usual duration of a review has passed. `lapse`: an approval was not collected. Both do
 * nothing when the order has moved on.
 */
export const decisionJobs: JobHandlers = {
  review: {
    // A missing verdict fails the job, which asks again at growing intervals: only the first verdict is
    // recorded.
    outside: async ({ orderNo }: OrderJob, { lender, at }) => {
      const identity = await identityFor(lender, orderNo, at);
      // The answer triggers another review.
      if (identity === 'pending') return;
      const application = await inTransaction(lender.db, (tx) => applicationOf(tx, orderNo, identity));
      if (!application) return;
      const verdict = await lender.decision.decide(application);
      await inTransaction(lender.db, (tx) => record(tx, orderNo, verdict, at, lender.policy));
    },
  },
  lapse: {
    inTransaction: async (tx, { orderNo }: OrderJob, { at }) => {
      const { step, collectBefore } = await orderToDecide(tx, orderNo);
      if (step !== orderSteps.confirm && step !== orderSteps.getMoney) return;
      // A failed payout has extended the collection period and has its own lapse job.
      if (collectBefore !== null && at < collectBefore) return;
      await advance(tx, { orderNo, event: 'lapsed', at });
    },
  },
};

async function tellDecision(
  tx: Transaction,
  orderNo: string,
  message: 'approved' | 'rejected',
  at: number,
): Promise<void> {
  await enqueue(tx, { kind: 'sms', key: `${message}:${orderNo}`, runAt: at, payload: { orderNo, message } });
}
