import { chargeThrough, owedCents } from '@kopa/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import {
  disbursements,
  orders,
  repayments,
  simulatedPayments,
  type SimulatedPaymentRow,
} from '../../storage/schema/index.ts';
import { allBalances, balancesOf, type Balances } from './balances.ts';
import { loanState, recordedThrough } from './loan-state.ts';

/** What three books say of the money that came in and went out, in cents. */
export interface Reconciliation {
  /** The sum of all accounts of the ledger; anything but 0 is a fault. */
  ledgerSum: number;
  balances: Balances;
  received: { ledger: number; provider: number; borrowers: number };
  sent: { ledger: number; provider: number; borrowers: number };
  /** Orders whose ledger is not what their terms and payments make of them. */
  differing: string[];
}

/**
 * Compares the ledger with the provider's own book and with what borrowers were told, and each loan's accounts with
 * the pricing of its terms. Receipts that are still in suspense are in the ledger and not in the borrowers' book.
 */
export async function reconcile(tx: Transaction): Promise<Reconciliation> {
  const balances = await allBalances(tx);
  const ledgerSum = Object.values(balances).reduce((sum, cents) => sum + cents, 0);
  return {
    ledgerSum,
    balances,
    received: {
      ledger: balances.paybillFloat,
      provider: await providerSum(tx, ['repayment', 'paybill']),
      borrowers: await paidSum(tx, repayments),
    },
    sent: {
      ledger: 0 - balances.payoutFloat,
      provider: await providerSum(tx, ['disbursement']),
      borrowers: await paidSum(tx, disbursements),
    },
    differing: await differingOrders(tx),
  };
}

async function providerSum(tx: Transaction, kinds: SimulatedPaymentRow['kind'][]): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${simulatedPayments.shillings}), 0)` })
    .from(simulatedPayments)
    .where(and(inArray(simulatedPayments.kind, kinds), eq(simulatedPayments.state, 'settled')));
  return Number(row!.sum) * 100;
}

async function paidSum(tx: Transaction, table: typeof repayments | typeof disbursements): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${table.amountCents}), 0)` })
    .from(table)
    .where(eq(table.state, 'paid'));
  return Number(row!.sum);
}

async function differingOrders(tx: Transaction): Promise<string[]> {
  const differing: string[] = [];
  for (const order of await tx.select().from(orders).where(isNotNull(orders.disbursedOn))) {
    const state = await loanState(tx, order);
    const through = await recordedThrough(tx, order.orderNo);
    if (!state || through === null) {
      differing.push(order.orderNo);
      continue;
    }
    const { account } = chargeThrough(state.account, through);
    const ledger = await balancesOf(tx, order.orderNo);
    const same =
      ledger.principalReceivable === account.principalOwedCents &&
      ledger.interestReceivable === account.interestOwedCents &&
      ledger.penaltyReceivable === account.penaltyOwedCents &&
      ledger.principalReceivable + ledger.interestReceivable + ledger.penaltyReceivable ===
        owedCents(account) &&
      ledger.paybillFloat === account.paidCents - ledger.borrowerOverpayment;
    if (!same) differing.push(order.orderNo);
  }
  return differing;
}
