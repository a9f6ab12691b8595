import { accountThrough, dayOf, isMobile, nationalDigits, owedCents } from '@kopa/contract';
import type { LoanForMoney, SuspenseReview } from '@kopa/contract/desk/suspense-entities';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { userOf } from '../accounts/users.ts';
import { isRunning, runningSteps } from '../ledger/accrual.ts';
import { loanState } from '../ledger/loan-state.ts';
import { orderNoOf } from '../repayment/paid-in.ts';
import { deskBorrowers } from './desk-borrower.ts';
import { ifBooked } from './if-booked.ts';
import type { AtWork } from './promises.ts';
import { suspenseItem } from './suspense-queue.ts';

/** Letters that an order number never has, and what a payer meant by them. */
const meant: Readonly<Record<string, string>> = { O: 'Q', 0: 'Q', I: 'J', 1: 'J', L: 'K', U: 'V' };

/** One payment beside the loans that it may belong to; `wanted` is an order that somebody looks for. */
export async function suspenseReview(
  tx: Transaction,
  { id, orderNo: wanted }: { id: string; orderNo?: string | undefined },
  work: AtWork,
): Promise<SuspenseReview> {
  const item = await suspenseItem(tx, id, work);
  const { market } = work.lender.policy;
  const looked = wanted === undefined ? null : await orderOf(tx, orderNoOf(wanted));
  const found = new Map<string, { order: OrderRow; because: LoanForMoney['because'] }>();
  const add = (rows: readonly OrderRow[], because: LoanForMoney['because']) => {
    for (const order of rows)
      if (isRunning(order) && !found.has(order.orderNo)) found.set(order.orderNo, { order, because });
  };
  if (looked) add([looked], 'looked');
  add(await numbered(tx, nearNumbers(item.typed)), 'number');
  const mobile = nationalDigits(item.typed, market);
  if (isMobile(mobile, market)) add(await loansOfPhone(tx, mobile), 'phone');
  const rows = [...found.values()];
  const borrowers = await deskBorrowers(
    tx,
    rows.map(({ order }) => order.userId),
    market,
  );
  const today = dayOf(work.at, market);
  const loans: LoanForMoney[] = [];
  for (const { order, because } of rows) {
    const state = (await loanState(tx, order))!;
    loans.push({
      orderNo: order.orderNo,
      borrower: borrowers.get(order.userId)!,
      because,
      owedCents: owedCents(accountThrough(state.account, today)),
      used: ifBooked(state, { receipt: item.id, cents: item.cents, paidOn: item.paidOn }, today),
    });
  }
  return {
    item,
    loans,
    looked: wanted === undefined ? null : !looked ? 'unknown' : isRunning(looked) ? 'loan' : 'over',
  };
}

/** The numbers that a typed account may mean: neighbours swapped, or letters that no number has. */
export function nearNumbers(typed: string): string[] {
  const number = orderNoOf(typed);
  if (!/^\w{8,14}$/.test(number)) return [];
  const read = [...number].map((letter) => meant[letter] ?? letter);
  const near = new Set([number, read.join('')]);
  for (let at = 0; at + 1 < read.length; at += 1) {
    const swapped = [...read];
    [swapped[at], swapped[at + 1]] = [read[at + 1]!, read[at]!];
    near.add(swapped.join(''));
  }
  return [...near];
}

async function orderOf(tx: Transaction, orderNo: string): Promise<OrderRow | null> {
  return (await numbered(tx, [orderNo]))[0] ?? null;
}

async function numbered(tx: Transaction, orderNos: readonly string[]): Promise<OrderRow[]> {
  if (orderNos.length === 0) return [];
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.orderNo, [...orderNos]))
    .orderBy(asc(orders.position));
}

async function loansOfPhone(tx: Transaction, mobile: string): Promise<OrderRow[]> {
  const user = await userOf(tx, mobile);
  if (!user) return [];
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, user.id), inArray(orders.step, [...runningSteps])))
    .orderBy(asc(orders.position));
}
