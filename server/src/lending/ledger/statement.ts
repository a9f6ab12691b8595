import type { RepayDetail } from '@kopa/contract/entities';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { entries, journals, repayments, type Account } from '../../storage/schema/index.ts';

type Line = RepayDetail['lines'][number];

/** What each entry on an order's own accounts is called; the others are the lender's. */
const kinds: Partial<Record<Account, Line['kind']>> = {
  principalReceivable: 'principal',
  interestReceivable: 'interest',
  penaltyReceivable: 'penalty',
  paybillFloat: 'payment',
};

/**
 * The ledger of an order, line by line; the lines sum to what is owed. A payment lowers it by all that was paid, and
 * what was too much is a line of its own.
 */
export async function statementLines(db: Database | Transaction, orderNo: string): Promise<Line[]> {
  const rows = await db
    .select({ journal: journals, account: entries.account, cents: entries.cents })
    .from(entries)
    .innerJoin(journals, eq(entries.journalId, journals.id))
    .where(eq(journals.orderNo, orderNo))
    .orderBy(asc(journals.id), asc(entries.id));
  const receipts = await receiptsByCheckout(db, orderNo);
  return rows.flatMap(({ journal, account, cents }): Line[] => {
    const { day, kind } = journal;
    if (kind === 'payout') return [];
    if (kind !== 'receipt') {
      const name = kinds[account];
      return name && name !== 'payment' ? [{ day, kind: name, cents, receipt: null }] : [];
    }
    const named = journal.key.slice('receipt:'.length);
    const receipt = receipts.get(named) ?? named;
    if (account === 'paybillFloat') return [{ day, kind: 'payment', cents: -cents, receipt }];
    if (account === 'borrowerOverpayment') return [{ day, kind: 'overpayment', cents: -cents, receipt }];
    return [];
  });
}

/** Receipts that became known after their money was booked. */
async function receiptsByCheckout(db: Database | Transaction, orderNo: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: repayments.checkoutRequestId, receipt: repayments.receipt })
    .from(repayments)
    .where(eq(repayments.orderNo, orderNo));
  return new Map(rows.flatMap(({ id, receipt }) => (id && receipt ? [[id, receipt] as const] : [])));
}
