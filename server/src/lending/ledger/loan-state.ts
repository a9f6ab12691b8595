import {
  chargeThrough,
  openLoan,
  owedCents,
  pay,
  quote,
  daysLate,
  type Day,
  type LoanAccount,
  type Quote,
} from '@kopa/contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, type OrderRow } from '../../storage/schema/index.ts';

/** A payment that was booked on an order. */
export interface Booked {
  day: Day;
  cents: number;
}

/** The payments booked on an order, in the order in which they count. */
export async function bookedPayments(tx: Transaction, orderNo: string): Promise<Booked[]> {
  return tx
    .select({ day: journals.day, cents: entries.cents })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(
      and(eq(journals.orderNo, orderNo), eq(journals.kind, 'receipt'), eq(entries.account, 'paybillFloat')),
    )
    .orderBy(asc(journals.id));
}

/** The last day whose charges are in the ledger, or `null` when none are. */
export async function chargedThrough(tx: Transaction, orderNo: string): Promise<Day | null> {
  const [last] = await tx
    .select({ day: journals.day })
    .from(journals)
    .where(
      and(
        eq(journals.orderNo, orderNo),
        inArray(journals.kind, ['disbursement', 'interest', 'penalty', 'receipt']),
      ),
    )
    .orderBy(desc(journals.day))
    .limit(1);
  return last?.day ?? null;
}

/**
 * A disbursed loan as its own terms and its booked payments make it, charged through the last of them; `null` before
 * disbursement. `chargeThrough` brings it to any later day.
 */
export async function loanAccount(tx: Transaction, order: OrderRow): Promise<LoanAccount | null> {
  if (order.disbursedOn === null) return null;
  let { account } = openLoan(loanSize(order), order.terms, order.disbursedOn);
  for (const { day, cents } of await bookedPayments(tx, order.orderNo))
    account = pay(account, day, cents).account;
  return account;
}

/** The size of an order's loan. */
export function loanSize(order: OrderRow): { principalCents: number; tenureDays: number } {
  return { principalCents: order.loanAmountCents, tenureDays: order.tenureDays };
}

/** The money of an order as borrowers see it, in cents: the quote before disbursement, what is owed after it. */
export interface OrderFigures {
  quote: Quote;
  interestCents: number;
  owedCents: number;
  paidCents: number;
  overdueDays: number;
}

/** The money of an order on a day. */
export async function orderFigures(tx: Transaction, order: OrderRow, today: Day): Promise<OrderFigures> {
  const priced = quote(loanSize(order), order.terms);
  const opened = await loanAccount(tx, order);
  if (!opened)
    return {
      quote: priced,
      interestCents: priced.interestCents,
      owedCents: priced.dueCents,
      paidCents: 0,
      overdueDays: 0,
    };
  const { account } = chargeThrough(opened, today);
  return {
    quote: priced,
    interestCents: account.interestOwedCents,
    owedCents: owedCents(account),
    paidCents: account.paidCents,
    overdueDays: daysLate(account, today),
  };
}
