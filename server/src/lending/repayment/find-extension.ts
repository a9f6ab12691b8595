import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import {
  extensions,
  orders,
  repayments,
  type ExtensionRow,
  type OrderRow,
  type RepaymentRow,
} from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';

/** A borrower's extension by id; throws `orderNotFound`, also for another borrower's or another order's. */
export async function findExtension(
  db: Database | Transaction,
  userId: string,
  payOrderId: string,
  orderNo: string | undefined,
): Promise<{ extension: ExtensionRow; order: OrderRow }> {
  const [found] = await db
    .select({ extension: extensions, order: orders })
    .from(extensions)
    .innerJoin(orders, eq(orders.orderNo, extensions.orderNo))
    .where(and(eq(extensions.payOrderId, payOrderId), eq(orders.userId, userId)));
  if (!found || (orderNo !== undefined && orderNo !== '' && orderNo !== found.order.orderNo))
    throw new CallError('orderNotFound');
  return found;
}

/** The last payment of an extension's amount since its confirmation; none without a prompt or a payment. */
export async function paymentOfExtension(
  db: Database | Transaction,
  { orderNo, payNowCents, createdAt }: ExtensionRow,
): Promise<RepaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(repayments)
    .where(
      and(
        eq(repayments.orderNo, orderNo),
        eq(repayments.amountCents, payNowCents),
        gte(repayments.createdAt, createdAt),
      ),
    )
    .orderBy(desc(repayments.position))
    .limit(1);
  return payment;
}
