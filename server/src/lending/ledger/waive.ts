import { randomUUID } from 'node:crypto';
import { dayOf, type LoanAccount, type Market } from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { bookPayment } from './book-receipt.ts';

/**
 * Takes late charges off a running loan, today: the late charge owed and the income from late charges become
 * less. `cents` is at most what is owed of them. When a payment that is told later leaves less late charge,
 * the rest of the waiver has no effect. Returns the loan afterwards. The caller holds the order's lock.
 */
export async function waive(
  tx: Transaction,
  order: OrderRow,
  cents: number,
  at: number,
  market: Market,
): Promise<LoanAccount> {
  const key = `waiver:${randomUUID()}`;
  const payment = { key, day: dayOf(at, market), cents, waives: true };
  const account = await bookPayment(tx, order, payment, at, (allocated) => ({
    key,
    kind: 'waiver',
    sides: { ...allocated, penaltyIncome: cents },
  }));
  return account!;
}
