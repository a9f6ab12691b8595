import type { Market } from '@kopa/contract';
import type { lendingRecord } from '@kopa/contract/calls/catalogue';
import type { ResultOf } from '@kopa/contract/calls/call';
import { orderStatus, orderSteps } from '@kopa/contract/order-steps';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders } from '../../storage/schema/index.ts';
import { figuresOfAll } from '../orders/order-figures.ts';

/** Home shows at most this many. */
const mostRecords = 10;

/** A borrower's disbursed loans, newest first. */
export async function lendingRecordOf(
  tx: Transaction,
  userId: string,
  at: number,
  market: Market,
): Promise<ResultOf<typeof lendingRecord>> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.disbursedOn)))
    .orderBy(desc(orders.position))
    .limit(mostRecords);
  const records: ResultOf<typeof lendingRecord>['records'] = [];
  const all = await figuresOfAll(tx, rows, at, market);
  for (const order of rows) {
    const figures = all.get(order.orderNo)!;
    records.push({
      orderNo: order.orderNo,
      productId: order.productId,
      status: orderStatus(order.step),
      lendingAmount: order.loanAmountCents,
      disbursalAmount: figures.disbursedCents,
      tenure: order.tenureDays,
      createTime: order.createdAt,
      disbursedOn: order.disbursedOn!,
      dueDate: order.dueOn!,
      repayAmount: figures.owedCents,
      repaidAmount: figures.repaidCents,
      overdueDays: figures.overdueDays,
      paidOffAt: order.step === orderSteps.finish ? order.closedAt : null,
    });
  }
  return { records };
}
