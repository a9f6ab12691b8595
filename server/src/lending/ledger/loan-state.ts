import { openLoan, pay, type Charge, type Day, type LoanAccount, type LoanSize } from '@kopa/contract';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { entries, journals, type OrderRow } from '../../storage/schema/index.ts';

/** A payment that was booked on an order. */
export interface Booked {
  day: Day;
  cents: number;
}

/** The payments booked on an order, in the order in which they count. */
export async function bookedPayments(db: Database | Transaction, orderNo: string): Promise<Booked[]> {
  return db
    .select({ day: journals.day, cents: entries.cents })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(
      and(eq(journals.orderNo, orderNo), eq(journals.kind, 'receipt'), eq(entries.account, 'paybillFloat')),
    )
    .orderBy(asc(journals.id));
}

/** The last day that the ledger has something of an order for, or `null`. */
export async function recordedThrough(db: Database | Transaction, orderNo: string): Promise<Day | null> {
  const [last] = await db
    .select({ day: journals.day })
    .from(journals)
    .where(and(eq(journals.orderNo, orderNo), ne(journals.kind, 'payout')))
    .orderBy(desc(journals.day))
    .limit(1);
  return last?.day ?? null;
}

/** A loan, and every charge that made it. */
export interface LoanState {
  account: LoanAccount;
  charges: Charge[];
}

/**
 * A disbursed loan as its own terms and its booked payments make it, charged through the last of them; `null` before
 * disbursement. `chargeThrough` brings it to any later day.
 */
export async function loanState(db: Database | Transaction, order: OrderRow): Promise<LoanState | null> {
  if (order.disbursedOn === null) return null;
  const { account, charges } = openLoan(loanSize(order), order.terms, order.disbursedOn);
  const state: LoanState = { account, charges: [...charges] };
  for (const { day, cents } of await bookedPayments(db, order.orderNo)) {
    const paid = pay(state.account, day, cents);
    state.account = paid.account;
    state.charges.push(...paid.charges);
  }
  return state;
}

/** The size of an order's loan. */
export function loanSize(order: OrderRow): LoanSize {
  return { principalCents: order.loanAmountCents, tenureDays: order.tenureDays };
}
