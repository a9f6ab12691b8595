import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { recordedThrough } from './loan-state.ts';
import { post, type Journal } from './post.ts';

/*
 * Nights record the charges of many loans in one journal, and their sums on the loans. Before anything else
 * is booked on a loan, one journal moves its sums to its own accounts: so a loan's journals say what it was
 * charged under which facts, and the days between are computed from these.
 */

/** The journal that moves a loan's charges of nights to its accounts; null without such charges. */
export function accruedJournal(order: OrderRow, at: number): Journal | null {
  const { orderNo, accruedSince, accruedInterestCents, accruedPenaltyCents } = order;
  if (accruedSince === null) return null;
  const through = recordedThrough(order);
  return {
    key: `accrued:${orderNo}:${accruedSince}:${through}`,
    kind: 'accrued',
    orderNo,
    day: through,
    at,
    sides: {
      interestReceivable: accruedInterestCents,
      interestAccrued: -accruedInterestCents,
      penaltyReceivable: accruedPenaltyCents,
      penaltyAccrued: -accruedPenaltyCents,
    },
  };
}

/** What an order has after that journal. */
export const nothingAccrued = { accruedSince: null, accruedInterestCents: 0, accruedPenaltyCents: 0 };

/** Moves a loan's charges of nights to its accounts. The caller holds the order's lock. */
export async function postAccrued(
  tx: Transaction,
  { orderNo, accruedSince }: OrderRow,
  at: number,
): Promise<void> {
  if (accruedSince === null) return;
  // The caller may have read the order before it was moved in the same transaction.
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  const journal = order ? accruedJournal(order, at) : null;
  if (!journal) return;
  if (!(await post(tx, journal))) throw new Error(`The fact ${journal.key} is recorded already.`);
  await tx.update(orders).set(nothingAccrued).where(eq(orders.orderNo, orderNo));
}
