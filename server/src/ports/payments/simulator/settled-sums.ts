import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../storage/database.ts';
import { simulatedPayments, type SimulatedPaymentRow } from './tables.ts';

/** What the simulator's book says came in and went out, in cents; null in a database without a simulator. */
export async function settledSums(tx: Transaction): Promise<{ received: number; sent: number } | null> {
  const { rows } = await tx.execute(sql`select to_regclass('simulated_payments') is null as missing`);
  if (rows[0]?.['missing'] === true) return null;
  return {
    received: await sumOf(tx, ['repayment', 'paybill', 'reference']),
    sent: await sumOf(tx, ['disbursement']),
  };
}

async function sumOf(tx: Transaction, kinds: SimulatedPaymentRow['kind'][]): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${simulatedPayments.shillings}), 0)` })
    .from(simulatedPayments)
    .where(and(inArray(simulatedPayments.kind, kinds), eq(simulatedPayments.state, 'settled')));
  return Number(row!.sum) * 100;
}
