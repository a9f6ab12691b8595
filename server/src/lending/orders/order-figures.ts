import {
  accountThrough,
  dayOf,
  daysLate,
  mostOwedCents,
  owedCents,
  payoffCents,
  penaltyPerDayCents,
  quote,
  type Market,
} from '@kopa/contract';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { loanSize, loanState, loanStates, type LoanState } from '../ledger/loan-state.ts';

/** The money of an order, in integer cents. */
export interface OrderFigures {
  feeCents: number;
  taxCents: number;
  disbursedCents: number;
  /** Before disbursement the charges of the whole tenure, afterwards the recorded charges. */
  interestCents: number;
  penaltyPerDayCents: number;
  overdueDays: number;
  /** Today's balance. */
  owedCents: number;
  /** The balance on the due date without a further payment; from the due date on, today's balance. */
  dueCents: number;
  /** The late charge in today's balance. */
  penaltyOwedCents: number;
  /** The maximum balance without a further payment; null without a cap, and before disbursement. */
  mostCents: number | null;
  repaidCents: number;
  /** The saving of a full payment today against the due date. */
  savedIfPaidTodayCents: number;
}

/** Before disbursement the quote; afterwards the loan's state from the ledger's payments. */
export async function figuresOf(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<OrderFigures> {
  return figuresUnder(order, await loanState(tx, order), at, market);
}

/** The same for several orders, by number, with one statement for all payments. */
export async function figuresOfAll(
  tx: Transaction,
  orders: readonly OrderRow[],
  at: number,
  market: Market,
): Promise<Map<string, OrderFigures>> {
  const states = await loanStates(tx, orders);
  return new Map(
    orders.map((order) => {
      const { orderNo } = order;
      return [orderNo, figuresUnder(order, states.get(orderNo) ?? null, at, market)];
    }),
  );
}

/** The same of a state that has been read; null before disbursement. */
export function figuresUnder(
  order: OrderRow,
  state: LoanState | null,
  at: number,
  market: Market,
): OrderFigures {
  const priced = quote(loanSize(order), order.terms);
  const figures = {
    feeCents: priced.feeCents,
    taxCents: priced.taxCents,
    disbursedCents: priced.disbursedCents,
    interestCents: priced.interestCents,
    penaltyPerDayCents: priced.penaltyPerDayCents,
    overdueDays: 0,
    owedCents: 0,
    dueCents: 0,
    penaltyOwedCents: 0,
    mostCents: null,
    repaidCents: 0,
    savedIfPaidTodayCents: 0,
  };
  if (!state) return figures;
  const today = dayOf(at, market);
  const account = accountThrough(state.account, today);
  const owed = owedCents(account);
  const due = today < account.dueOn ? payoffCents(account, account.dueOn) : owed;
  return {
    ...figures,
    interestCents: account.interestChargedCents,
    penaltyPerDayCents: penaltyPerDayCents(account),
    overdueDays: daysLate(account, today),
    owedCents: owed,
    dueCents: due,
    penaltyOwedCents: account.penaltyOwedCents,
    mostCents: mostOwedCents(state.account),
    repaidCents: account.paidCents,
    savedIfPaidTodayCents: due - owed,
  };
}
