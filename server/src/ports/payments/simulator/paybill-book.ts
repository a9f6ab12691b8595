import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../storage/database.ts';
import { settings } from '../../../storage/schema/index.ts';
import { simulatedPayments, type SimulatedPaymentRow } from './tables.ts';

const addressesSetting = 'paybillAddresses';
const moneyIn = ['repayment', 'paybill'] as const;

/** The addresses for validation and confirmation, as `keptAddress` returns them. */
export interface PaybillAddresses {
  confirmation: string;
  validation: string;
}

/** The last registered addresses; `null` before a registration. */
export async function paybillAddresses(db: Database | Transaction): Promise<PaybillAddresses | null> {
  const [kept] = await db.select().from(settings).where(eq(settings.name, addressesSetting));
  return (kept?.value as PaybillAddresses | undefined) ?? null;
}

export async function keepPaybillAddresses(db: Database, addresses: PaybillAddresses): Promise<void> {
  await db
    .insert(settings)
    .values({ name: addressesSetting, value: addresses })
    .onConflictDoUpdate({ target: settings.name, set: { value: addresses } });
}

/** A page of the payments between two instants. */
export async function paidInPage(
  db: Database,
  { from, until, offset, size }: { from: number; until: number; offset: number; size: number },
): Promise<SimulatedPaymentRow[]> {
  return db
    .select()
    .from(simulatedPayments)
    .where(
      and(
        inArray(simulatedPayments.kind, [...moneyIn]),
        eq(simulatedPayments.state, 'settled'),
        gte(simulatedPayments.settledAt, from),
        lt(simulatedPayments.settledAt, until),
      ),
    )
    .orderBy(asc(simulatedPayments.settledAt), asc(simulatedPayments.position))
    .offset(offset)
    .limit(size);
}

/**
 * Takes a receipt's money out of the book again, all of it when no amount is given. Gives Daraja's result
 * code.
 */
export async function reverseInBook(
  db: Database,
  { receipt, shillings }: { receipt: string; shillings?: number },
): Promise<number | string> {
  const [reversed] = await db
    .update(simulatedPayments)
    .set({ state: 'reversed' })
    .where(
      and(
        eq(simulatedPayments.receipt, receipt),
        shillings === undefined ? undefined : eq(simulatedPayments.shillings, shillings),
        eq(simulatedPayments.state, 'settled'),
        inArray(simulatedPayments.kind, [...moneyIn]),
      ),
    )
    .returning({ receipt: simulatedPayments.receipt });
  if (reversed) return 0;
  const [known] = await db.select().from(simulatedPayments).where(eq(simulatedPayments.receipt, receipt));
  return known?.state === 'reversed' ? 'R000001' : 'R000002';
}
