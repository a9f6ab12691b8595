import { and, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../storage/database.ts';
import type { Between, ProviderBook } from '../payments.ts';
import { simulatedPayments, type SimulatedPaymentRow } from './tables.ts';

/**
 * What the simulator's book says came in and went out, in cents; null in a database without a simulator. Of a
 * time, what was sent back later counts as received: the book does not say when it was sent back.
 */
export async function settledSums(tx: Transaction, between?: Between): Promise<ProviderBook | null> {
  const { rows } = await tx.execute(sql`select to_regclass('simulated_payments') is null as missing`);
  if (rows[0]?.['missing'] === true) return null;
  return {
    received: await sumOf(tx, ['repayment', 'paybill', 'reference'], between),
    sent: await sumOf(tx, ['disbursement'], between),
  };
}

async function sumOf(
  tx: Transaction,
  kinds: SimulatedPaymentRow['kind'][],
  between: Between | undefined,
): Promise<number> {
  const states: SimulatedPaymentRow['state'][] = between ? ['settled', 'reversed'] : ['settled'];
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${simulatedPayments.shillings}), 0)` })
    .from(simulatedPayments)
    .where(
      and(
        inArray(simulatedPayments.kind, kinds),
        inArray(simulatedPayments.state, states),
        between && gte(simulatedPayments.settledAt, between.from),
        between && lt(simulatedPayments.settledAt, between.until),
      ),
    );
  return Number(row!.sum) * 100;
}
