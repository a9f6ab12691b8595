import { isMobile, nationalDigits, type Market } from '@kopa/contract';
import type { FoundBorrower } from '@kopa/contract/desk/borrower-entities';
import { isPhoneSearch } from '@kopa/contract/desk/phone-search';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import {
  disbursements,
  journals,
  orders,
  refunds,
  repayments,
  type OrderRow,
} from '../../storage/schema/index.ts';
import { userOf } from '../accounts/users.ts';
import { receiptKeys } from '../ledger/book-receipt.ts';
import { latestOrderOf } from '../orders/find-order.ts';
import { promisesOf, shownPromise } from '../reminders/payment-promises.ts';
import { deskBorrowers } from './desk-borrower.ts';

/** What a search has found, and whether the text was a phone number. */
export interface Search {
  by: 'phone' | 'number';
  found: FoundBorrower[];
}

/**
 * Finds borrowers by a complete phone number, an order number, or a receipt. Nothing fits in part: a search
 * says nothing about other borrowers.
 */
export async function findBorrowers(
  tx: Transaction,
  text: string,
  at: number,
  market: Market,
): Promise<Search> {
  if (isPhoneSearch(text)) {
    const mobile = nationalDigits(text, market);
    if (isMobile(mobile, market)) return { by: 'phone', found: await byPhone(tx, mobile, at, market) };
  }
  return { by: 'number', found: await byNumber(tx, text.replace(/\s/g, '').toUpperCase(), at, market) };
}

async function byPhone(
  tx: Transaction,
  mobile: string,
  at: number,
  market: Market,
): Promise<FoundBorrower[]> {
  const user = await userOf(tx, mobile);
  if (!user) return [];
  const borrower = (await deskBorrowers(tx, [user.id], market)).get(user.id)!;
  const order = await latestOrderOf(tx, user.id);
  return [{ borrower, order: order && (await shown(tx, order, at, market)), receipt: null }];
}

async function byNumber(
  tx: Transaction,
  number: string,
  at: number,
  market: Market,
): Promise<FoundBorrower[]> {
  const [named] = await tx.select().from(orders).where(eq(orders.orderNo, number));
  const found = named ? [named] : await ordersOfReceipt(tx, number);
  const borrowers = await deskBorrowers(
    tx,
    found.map(({ userId }) => userId),
    market,
  );
  const told: FoundBorrower[] = [];
  for (const order of found)
    told.push({
      borrower: borrowers.get(order.userId)!,
      order: await shown(tx, order, at, market),
      receipt: named ? null : number,
    });
  return told;
}

/** The orders that a provider's receipt was booked or sent for. */
async function ordersOfReceipt(tx: Transaction, receipt: string): Promise<OrderRow[]> {
  const numbers = new Set<string>();
  for (const table of [repayments, disbursements, refunds])
    for (const { orderNo } of await tx
      .select({ orderNo: table.orderNo })
      .from(table)
      .where(eq(table.receipt, receipt)))
      if (orderNo !== null) numbers.add(orderNo);
  const booked = await tx
    .select({ orderNo: journals.orderNo })
    .from(journals)
    .where(and(inArray(journals.key, receiptKeys(receipt)), isNotNull(journals.orderNo)));
  for (const { orderNo } of booked) numbers.add(orderNo!);
  if (numbers.size === 0) return [];
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.orderNo, [...numbers]))
    .orderBy(orders.position);
}

async function shown(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<FoundBorrower['order']> {
  const { orderNo, step, loanAmountCents, createdAt } = order;
  const [newest] = await promisesOf(tx, order, at, market);
  const promise = newest ? shownPromise(newest) : null;
  return { orderNo, step, amountCents: loanAmountCents, createdAt, promise };
}
