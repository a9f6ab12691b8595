import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { entries, journals } from '../../storage/schema/index.ts';

/** The overpayment of an order that is still with the lender, in cents. */
export async function overpaidCents(db: Database | Transaction, orderNo: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(-sum(${entries.cents}), 0)` })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(and(eq(journals.orderNo, orderNo), eq(entries.account, 'borrowerOverpayment')));
  return Number(row!.cents);
}
