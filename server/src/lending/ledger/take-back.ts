import {
  accountThrough,
  addDays,
  dayOf,
  loanHistory,
  type BookedPayment,
  type Day,
  type LoanAccount,
  type Market,
} from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { orders, type OrderRow } from '../../storage/schema/index.ts';
import { postAccrued } from './accrued.ts';
import { takenBackKey } from './book-receipt.ts';
import { keepCharged } from './charge.ts';
import { correctionsOf } from './correct.ts';
import { loanState, recordedThrough, type LoanState } from './loan-state.ts';
import { post, postAll } from './post.ts';
import { bookRecovery } from './write-off.ts';

/** The loan as it is without one of its payments. */
export interface WithoutPayment {
  payment: BookedPayment;
  account: LoanAccount;
  /** What is overpaid by the payments that stay, in cents. */
  overpaidCents: number;
}

/** A loan without one of its payments, charged through a day; null: no payment has the key. */
export function withoutPayment(
  { start, payments }: LoanState,
  key: string,
  through: Day,
): WithoutPayment | null {
  const payment = payments.find((each) => each.key === key);
  if (!payment) return null;
  const { account, allocations } = loanHistory(
    start,
    payments.filter((each) => each !== payment),
  );
  const overpaidCents = [...allocations.values()].reduce((sum, used) => sum + used.overpaidCents, 0);
  return { payment, account: accountThrough(account, through), overpaidCents };
}

/**
 * Takes a booked receipt back: its journal stays, a journal with the opposite sides is added, and the days
 * and payments since are as if the receipt had never been booked. Returns the loan afterwards; null when the
 * loan has no such payment, as after an earlier call. The caller holds the order's lock.
 */
export async function takeBack(
  tx: Transaction,
  order: OrderRow,
  key: string,
  at: number,
  market: Market,
): Promise<LoanAccount | null> {
  const { orderNo } = order;
  const [fresh] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  const state = fresh && (await loanState(tx, fresh));
  if (!state) throw new Error(`The order ${orderNo} has no disbursement to take a payment back from.`);
  const { start, payments } = state;
  const today = dayOf(at, market);
  const recorded = recordedThrough(fresh);
  const yesterday = addDays(today, -1);
  const without = withoutPayment(state, key, recorded > yesterday ? recorded : yesterday);
  if (!without) return null;
  const { payment, account } = without;
  const ownKey = takenBackKey(key);
  const after = payments.filter((each) => each !== payment);
  const { charges, corrections } = correctionsOf({
    key: ownKey,
    orderNo,
    start,
    before: payments,
    after,
    recorded,
    through: account.asOf,
    at,
  });
  await postAccrued(tx, fresh, at);
  await postAll(tx, charges);
  const used = loanHistory(start, payments).allocations.get(key)!;
  const isNew = await post(tx, {
    key: ownKey,
    kind: 'takenBack',
    orderNo,
    day: today,
    at,
    sides: {
      paybillFloat: -payment.cents,
      penaltyReceivable: used.penaltyCents,
      interestReceivable: used.interestCents,
      principalReceivable: used.principalCents,
      borrowerOverpayment: used.overpaidCents,
    },
  });
  if (!isNew) throw new Error(`The payment ${key} was taken back before.`);
  await postAll(tx, corrections);
  await bookRecovery(tx, fresh, { start, payments: after }, { key: ownKey, day: today, at });
  if (account.asOf > recorded) await keepCharged(tx, orderNo, account.asOf);
  // What stays overpaid is due back as before.
  if (without.overpaidCents > 0)
    await enqueue(tx, { kind: 'overpaid', key: ownKey, runAt: at, payload: { orderNo } });
  return account;
}
