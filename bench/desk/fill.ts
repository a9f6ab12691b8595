import { createHash } from 'node:crypto';
import type { DeskQueueName } from '@kopa/contract/desk/queues';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { inArray } from 'drizzle-orm';
import { complained } from '../../server/test/feedback.ts';
import { inSuspense, proofSent } from '../../server/test/proof.ts';
import type { TestLender } from '../../server/test/test-lender.ts';
import { day } from '../../server/test/times.ts';
import {
  appeals,
  disbursements,
  identityChecks,
  jobs,
  orders,
  refunds,
} from '../../server/src/storage/schema/index.ts';
import type { Sealed } from '../../server/src/storage/sealing-key.ts';
import { borrower, seedLoans } from '../server/seed.ts';

/** Makes items that wait in a queue, one for each of these borrowers with a running loan. */
type Fill = (lender: TestLender, borrowers: readonly number[]) => Promise<unknown>;

/** By the calls of the borrower and of the provider; by rows where an item is the end of a long way. */
const fills: Record<DeskQueueName, Fill> = {
  feedback: (lender, borrowers) => each(borrowers, (n) => complained(lender, borrower(n).token)),
  proofs: (lender, borrowers) =>
    each(borrowers, (n) => proofSent(lender, borrower(n), { receipt: receiptOf(n) })),
  suspense: async (lender, borrowers) => {
    await each(borrowers, (n) => inSuspense(lender, receiptOf(n)));
    await lender.jobs.runDue();
  },
  refunds: ({ lender: { db }, now }, borrowers) =>
    db.insert(refunds).values(
      borrowers.map((n) => ({
        id: `refund-${n}`,
        orderNo: borrower(n).orderNo,
        state: 'held' as const,
        amountCents: 50_000,
        heldBecause: 'large' as const,
        createdAt: now(),
      })),
    ),
  payouts: ({ lender: { db } }, borrowers) =>
    db
      .update(disbursements)
      .set({ state: 'held', receipt: null, settledAt: null })
      .where(inArray(disbursements.orderNo, orderNosOf(borrowers))),
  appeals: async (lender, borrowers) => {
    await moveTo(lender, borrowers, orderSteps.reject);
    await lender.lender.db.insert(appeals).values(
      orderNosOf(borrowers).map((orderNo) => ({
        orderNo,
        text: unread,
        createdAt: lender.now(),
        answerBefore: lender.now() + day,
      })),
    );
  },
  identity: async (lender, borrowers) => {
    await moveTo(lender, borrowers, orderSteps.applying);
    await lender.lender.db.insert(identityChecks).values(
      orderNosOf(borrowers).map((orderNo) => ({
        orderNo,
        frontFile: 'front',
        backFile: 'back',
        faceFile: 'face',
        claim: 'claim',
        claimed: unread,
        state: 'done' as const,
        outcome: 'review' as const,
        reasons: ['faceDoubtful' as const],
        requestedAt: lender.now(),
        doneAt: lender.now(),
        waitsSince: lender.now(),
        answerBefore: lender.now() + day,
      })),
    );
  },
  jobs: ({ lender: { db }, now }, borrowers) =>
    db.insert(jobs).values(
      borrowers.map((n) => ({
        kind: 'sms',
        key: `sms-${n}`,
        payload: {},
        runAt: now(),
        notBefore: now(),
        attempts: 10,
        stoppedAt: now(),
        lastError: 'TypeError',
      })),
    ),
};

/** The lists do not open what borrowers wrote. */
const unread = 'sealed' as Sealed;

/** Fills every queue of the desk with `count` items, each of another borrower. */
export async function fillQueues(lender: TestLender, count: number): Promise<void> {
  const { db, policy } = lender.lender;
  const queues = Object.entries(fills);
  await seedLoans(db, policy, queues.length * count, lender.now());
  for (const [index, [queue, fill]] of queues.entries()) {
    const began = performance.now();
    await fill(
      lender,
      Array.from({ length: count }, (_, n) => index * count + n),
    );
    console.log(`${queue}: ${count} items in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
}

async function each(borrowers: readonly number[], make: (n: number) => Promise<unknown>): Promise<void> {
  for (const n of borrowers) await make(n);
}

function orderNosOf(borrowers: readonly number[]): string[] {
  return borrowers.map((n) => borrower(n).orderNo);
}

function moveTo({ lender: { db } }: TestLender, borrowers: readonly number[], step: OrderStep) {
  return db
    .update(orders)
    .set({ step })
    .where(inArray(orders.orderNo, orderNosOf(borrowers)));
}

/** An own receipt for each number. */
function receiptOf(n: number): string {
  return createHash('sha256').update(String(n)).digest('hex').slice(0, 10).toUpperCase();
}
