import { kenya } from '@kopa/contract/policy';
import { orderSteps } from '@kopa/contract/order-steps';
import { orders, users } from '../../server/src/storage/schema/index.ts';
import { newBorrower } from '../../server/src/storage/borrower-keys.ts';
import { openKeys } from '../../server/src/storage/open-keys.ts';
import { openPlace, type LenderPlace } from './lender-place.ts';

const day = 86_400_000;

export interface PastOrders {
  /** National digits. */
  mobile: string;
  count: number;
  /** The time of the newest order; the others follow one day apart before that. */
  newest: number;
}

/** The number of the n-th order, from 0, the newest first. */
export const pastOrderNo = (n: number): string => `KPAST${String(n).padStart(5, '0')}`;

/**
 * Writes a borrower with many applications into the database of a stopped lender: every third is rejected,
 * the others are cancelled. Amounts repeat from KSh 1,000 to 9,000.
 */
export async function addPastOrders(
  place: LenderPlace,
  { mobile, count, newest }: PastOrders,
): Promise<void> {
  const storage = await openPlace(place);
  try {
    const userId = `past-${mobile}`;
    await openKeys(storage.db, { secret: null, secretsBefore: [] });
    const row = { id: userId, mobile, createdAt: newest - count * day };
    await storage.db.insert(users).values(newBorrower(storage.db, row));
    const rows = Array.from({ length: count }, (_, n) => orderOf(n, userId, newest - n * day)).toReversed();
    while (rows.length > 0) await storage.db.insert(orders).values(rows.splice(0, 500));
  } finally {
    await storage.close();
  }
}

function orderOf(n: number, userId: string, createdAt: number): typeof orders.$inferInsert {
  return {
    orderNo: pastOrderNo(n),
    userId,
    step: n % 3 === 0 ? orderSteps.reject : orderSteps.cancel,
    productId: 'personal',
    loanPurpose: 'education',
    loanAmountCents: (1 + (n % 9)) * 100_000,
    tenureDays: 91,
    terms: kenya.pricing,
    createdAt,
    closedAt: createdAt + 3_600_000,
  };
}
