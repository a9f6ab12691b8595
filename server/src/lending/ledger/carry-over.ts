import { dayOf, owedCents, type Market } from '@kopa/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { advance } from '../orders/advance.ts';
import { bookPayment } from './book-receipt.ts';
import { overpaidCents } from './overpaid.ts';
import { post } from './post.ts';

/**
 * The overpayment of a borrower's earlier loans becomes the first payment of the newly disbursed loan: one
 * journal on each loan, which together move no money. The caller holds the order's lock.
 */
export async function carryOver(tx: Transaction, order: OrderRow, at: number, market: Market): Promise<void> {
  const { orderNo, userId } = order;
  const day = dayOf(at, market);
  const earlier = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.orderNo, orderNo)))
    .orderBy(asc(orders.position))
    .for('update');
  for (const { orderNo: from } of earlier) {
    const cents = await overpaidCents(tx, from);
    if (cents <= 0) continue;
    const key = `carryOver:${from}:${orderNo}`;
    await post(tx, {
      key: `${key}:from`,
      kind: 'carryOver',
      orderNo: from,
      day,
      at,
      sides: { borrowerOverpayment: cents, carriedOver: -cents },
    });
    const account = await bookPayment(tx, order, { key, day, cents }, at, (allocated) => ({
      key,
      kind: 'carryOver',
      sides: { carriedOver: cents, ...allocated },
    }));
    if (account && owedCents(account) === 0) {
      await advance(tx, { orderNo, event: 'paidOff', at });
      return;
    }
  }
}
