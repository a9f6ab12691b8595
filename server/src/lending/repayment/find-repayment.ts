import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { repayments, type RepaymentRow } from '../../storage/schema/index.ts';

const byId = prepared((db) =>
  db
    .select()
    .from(repayments)
    .where(eq(repayments.payOrderId, sql.placeholder('payOrderId')))
    .prepare('repayment'),
);
const byIdLocked = prepared((db) =>
  db
    .select()
    .from(repayments)
    .where(eq(repayments.payOrderId, sql.placeholder('payOrderId')))
    .for('update')
    .prepare('repayment_locked'),
);
const byReceipt = prepared((db) =>
  db
    .select()
    .from(repayments)
    .where(eq(repayments.receipt, sql.placeholder('receipt')))
    .prepare('repayment_of_receipt'),
);
const openOfOrder = prepared((db) =>
  db
    .select()
    .from(repayments)
    .where(and(eq(repayments.orderNo, sql.placeholder('orderNo')), eq(repayments.state, 'open')))
    .prepare('open_repayment'),
);

/** A repayment by our id; none by null. */
export async function findRepayment(
  db: Database | Transaction,
  payOrderId: string | null,
): Promise<RepaymentRow | undefined> {
  const [row] = await byId(db).execute({ payOrderId });
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOneRepayment(
  tx: Transaction,
  payOrderId: string,
): Promise<RepaymentRow | undefined> {
  const [row] = await byIdLocked(tx).execute({ payOrderId });
  return row;
}

/** The owner of a receipt. */
export async function namedBy(tx: Transaction, receipt: string): Promise<RepaymentRow | undefined> {
  const [row] = await byReceipt(tx).execute({ receipt });
  return row;
}

/** An order's repayment without an outcome. */
export async function openRepaymentOf(
  db: Database | Transaction,
  orderNo: string,
): Promise<RepaymentRow | undefined> {
  const [row] = await openOfOrder(db).execute({ orderNo });
  return row;
}
