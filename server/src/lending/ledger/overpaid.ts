import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { entries, journals } from '../../storage/schema/index.ts';

const overpaid = prepared((db) =>
  db
    .select({ cents: sql<string>`coalesce(-sum(${entries.cents}), 0)` })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(and(eq(journals.orderNo, sql.placeholder('orderNo')), eq(entries.account, 'borrowerOverpayment')))
    .prepare('overpaid'),
);

/** The overpayment of an order that is still with the lender, in cents. */
export async function overpaidCents(db: Database | Transaction, orderNo: string): Promise<number> {
  const [row] = await overpaid(db).execute({ orderNo });
  return Number(row!.cents);
}
