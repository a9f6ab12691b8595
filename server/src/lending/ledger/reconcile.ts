import { accountThrough, loanHistory, type BookedPayment } from '@kopa/contract';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { ProviderBook } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import {
  accounts,
  disbursements,
  orders,
  refunds,
  repayments,
  type Account,
  type OrderRow,
} from '../../storage/schema/index.ts';
import { allBalances, balancesByOrder, type Balances } from './balances.ts';
import { balancesIn, runningTurnover } from './day-balances.ts';
import { loanStart, paymentsOf, recordedThrough } from './loan-state.ts';
import { lossBalances } from './write-off.ts';

/**
 * The money in and out in three books, in cents. The provider's book is null where the server cannot read
 * that book.
 */
export interface Reconciliation {
  /** The sum of all accounts of the ledger; any value but 0 is a fault. */
  ledgerSum: number;
  balances: Balances;
  /** Accounts whose running balance, or whose sum over the loans, is not the sum of their entries. */
  unequal: Account[];
  received: { ledger: number; provider: number | null; borrowers: number };
  sent: { ledger: number; provider: number | null; borrowers: number };
  /** Orders whose ledger differs from their terms and payments. */
  differing: string[];
}

/** Receives each disbursed loan with its balances. */
export type EachLoan = (order: OrderRow, balances: Balances) => void;

/**
 * Compares the ledger with the provider's own book, where it is given, and with what borrowers were told, and
 * each loan's accounts with the pricing of its terms. Receipts that are still in suspense are in the ledger
 * and not in the borrowers' book. Reads every entry and loan, page by page.
 */
export async function reconcile(
  tx: Transaction,
  provider: ProviderBook | null = null,
  eachLoan?: EachLoan,
): Promise<Reconciliation> {
  const balances = await allBalances(tx);
  const running = balancesIn(await runningTurnover(tx));
  const accrued = await accruedSums(tx);
  const ledgerSum = Object.values(balances).reduce((sum, cents) => sum + cents, 0);
  return {
    ledgerSum,
    balances,
    unequal: accounts.filter(
      (account) =>
        running[account] !== balances[account] ||
        (accrued[account] ?? balances[account]) !== balances[account],
    ),
    received: {
      ledger: balances.paybillFloat,
      provider: provider?.received ?? null,
      borrowers: await paidSum(tx, repayments),
    },
    sent: {
      ledger: 0 - balances.payoutFloat,
      provider: provider?.sent ?? null,
      borrowers: (await paidSum(tx, disbursements)) + (await paidSum(tx, refunds)),
    },
    differing: await differingOrders(tx, eachLoan),
  };
}

async function paidSum(
  tx: Transaction,
  table: typeof repayments | typeof disbursements | typeof refunds,
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${table.amountCents}), 0)` })
    .from(table)
    .where(eq(table.state, 'paid'));
  return Number(row!.sum);
}

/** What the loans say of the charges of nights that are not on their accounts. */
async function accruedSums(tx: Transaction): Promise<Partial<Balances>> {
  const [sums] = await tx
    .select({
      interestAccrued: sql`coalesce(sum(${orders.accruedInterestCents}), 0)`.mapWith(Number),
      penaltyAccrued: sql`coalesce(sum(${orders.accruedPenaltyCents}), 0)`.mapWith(Number),
    })
    .from(orders);
  return sums!;
}

/** Loans of one statement. */
const page = 500;

async function differingOrders(tx: Transaction, eachLoan?: EachLoan): Promise<string[]> {
  const differing: string[] = [];
  let after = '';
  for (;;) {
    const some = await tx
      .select()
      .from(orders)
      .where(and(isNotNull(orders.disbursedOn), gt(orders.orderNo, after)))
      .orderBy(asc(orders.orderNo))
      .limit(page);
    if (some.length === 0) return differing;
    after = some.at(-1)!.orderNo;
    differing.push(...(await differingOf(tx, some, eachLoan)));
  }
}

/** Those of some disbursed loans whose ledger differs from their terms and payments. */
export async function differingOf(
  tx: Transaction,
  some: readonly OrderRow[],
  eachLoan?: EachLoan,
): Promise<string[]> {
  const orderNos = some.map(({ orderNo }) => orderNo);
  const payments = await paymentsOf(tx, orderNos);
  const balances = await balancesByOrder(tx, orderNos);
  for (const order of some) eachLoan?.(order, balances.get(order.orderNo)!);
  return some
    .filter((order) => !isAsItsFacts(order, payments.get(order.orderNo)!, balances.get(order.orderNo)!))
    .map(({ orderNo }) => orderNo);
}

/** Whether the ledger of an order equals the result of its terms and payments. */
function isAsItsFacts(order: OrderRow, payments: readonly BookedPayment[], ledger: Balances): boolean {
  const start = loanStart(order);
  if (!start) return false;
  const history = loanHistory(start, payments);
  const account = accountThrough(history.account, recordedThrough(order));
  const overpaidCents = [...history.allocations.values()].reduce((sum, used) => sum + used.overpaidCents, 0);
  const waivedCents = payments.reduce(
    (sum, { key, waives }) => sum + (waives ? history.allocations.get(key)!.penaltyCents : 0),
    0,
  );
  const losses = lossBalances(start, payments);
  return (
    order.dueOn === account.dueOn &&
    account.asOf === recordedThrough(order) &&
    ledger.principalReceivable === account.principalOwedCents &&
    ledger.interestReceivable === account.interestOwedCents &&
    ledger.penaltyReceivable === account.penaltyOwedCents &&
    ledger.interestIncome + ledger.penaltyIncome ===
      waivedCents -
        account.interestChargedCents -
        (account.chargedCents - account.interestChargedCents - feesOf(payments)) &&
    ledger.writtenOff === losses.writtenOff &&
    ledger.lossExpense === losses.lossExpense &&
    ledger.recovered === losses.recovered &&
    // An overpayment stays, is refunded, or is carried over; never more than paid.
    ledger.borrowerOverpayment <= 0 &&
    ledger.borrowerOverpayment >= -overpaidCents
  );
}

function feesOf(payments: readonly BookedPayment[]): number {
  return payments.reduce(
    (sum, { rollover }) => sum + (rollover ? rollover.feeCents + rollover.taxCents : 0),
    0,
  );
}
