import { asc } from 'drizzle-orm';
import { reconcile, type Reconciliation } from '../../server/src/lending/ledger/reconcile.ts';
import { settledSums } from '../../server/src/ports/payments/simulator/settled-sums.ts';
import { inTransaction } from '../../server/src/storage/in-transaction.ts';
import { orders } from '../../server/src/storage/schema/index.ts';
import { openPlace, type LenderPlace } from './lender-place.ts';

/** The content of a stopped lender's database: its orders' steps, and whether its three books agree. */
export interface Books extends Reconciliation {
  steps: number[];
}

/** Opens the database of a lender that has stopped and compares its books. */
export async function booksOf(place: LenderPlace): Promise<Books> {
  const storage = await openPlace(place);
  try {
    return await inTransaction(storage.db, async (tx) => {
      const rows = await tx.select({ step: orders.step }).from(orders).orderBy(asc(orders.orderNo));
      return { ...(await reconcile(tx, await settledSums(tx))), steps: rows.map(({ step }) => step) };
    });
  } finally {
    await storage.close();
  }
}
