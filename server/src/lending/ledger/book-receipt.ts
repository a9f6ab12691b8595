import {
  accountThrough,
  dayOf,
  loanHistory,
  type BookedPayment,
  type Day,
  type LoanAccount,
  type Market,
  type RolledOver,
} from '@kopa/contract';
import { eq, sql } from 'drizzle-orm';
import type { Payment, ReceiptedPayment } from '../../ports/payments/payment.ts';
import type { Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { enqueue } from '../../storage/queue.ts';
import { journals, orders, type OrderRow } from '../../storage/schema/index.ts';
import { postAccrued } from './accrued.ts';
import { keepCharged } from './charge.ts';
import { correctionsOf } from './correct.ts';
import { loanState, recordedThrough } from './loan-state.ts';
import { isPosted, post, postAll, type Journal } from './post.ts';
import { bookRecovery } from './write-off.ts';

/** How a payment is booked. */
interface Booking {
  /** The journal's key, from `receiptKey`. */
  key: string;
  /** The extension that the payment pays for; the caller notes the key on it in the same transaction. */
  rollover?: RolledOver | undefined;
}

/**
 * The key of a receipt's journal. While a receipt is not known, our id of the repayment stands for it.
 */
export function receiptKey(receipt: string): string {
  return `receipt:${receipt}`;
}

/** A receipt is booked at most so often: once, and again after each time that it was taken back. */
const mostBookings = 9;

/** The keys of a receipt's bookings: the first is `receiptKey`. */
export function receiptKeys(receipt: string): string[] {
  const first = receiptKey(receipt);
  return Array.from({ length: mostBookings }, (_, index) => (index === 0 ? first : `${first}:${index + 1}`));
}

/** The receipt of a journal's key, or what stands for it; null for a journal of another fact. */
export function receiptNamed(key: string): string | null {
  return /receipt:([^:]+)/.exec(key)?.[1] ?? null;
}

/** The key of the journal that takes a booked receipt back. */
export function takenBackKey(key: string): string {
  return `takenBack:${key}`;
}

const journalKeysAmong = prepared((db) =>
  db
    .select({ key: journals.key })
    .from(journals)
    .where(sql`${journals.key} = any(${sql.placeholder('keys')}::text[])`)
    .prepare('journal_keys_among'),
);

/**
 * The journal that has a receipt's money, or would have it: the first that was not taken back. A receipt
 * without another booking left counts as booked.
 */
export async function receiptBooking(
  tx: Transaction,
  receipt: string,
): Promise<{ key: string; isBooked: boolean }> {
  const keys = receiptKeys(receipt);
  const rows = await journalKeysAmong(tx).execute({ keys: [...keys, ...keys.map(takenBackKey)] });
  const known = new Set(rows.map(({ key }) => key));
  const key = keys.find((each) => !known.has(takenBackKey(each)));
  return { key: key ?? keys.at(-1)!, isBooked: key === undefined || known.has(key) };
}

const orderNow = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.orderNo, sql.placeholder('orderNo')))
    .prepare('order_now'),
);

/**
 * Books a receipt on a disbursed order: first charges through its day, then penalty, interest, principal, and
 * the overpayment. The receipt counts from its day of payment, however late its report: excess charges of
 * later days are reversed by journals of their own. Never before the disbursement or the last extension.
 * Returns the loan afterwards, as far as charged; `null` when already booked. The caller holds the order's
 * lock.
 */
export async function bookReceipt(
  tx: Transaction,
  order: OrderRow,
  { amountCents: cents, paidAt }: Payment,
  { key, rollover }: Booking,
  at: number,
  market: Market,
): Promise<LoanAccount | null> {
  if (await isPosted(tx, key)) return null;
  return bookPayment(
    tx,
    order,
    { key, day: dayOf(Math.min(paidAt, at), market), cents, rollover },
    at,
    (allocated) => ({
      key,
      kind: 'receipt',
      sides: { paybillFloat: cents, ...allocated },
    }),
  );
}

/** Books money for a loan from any source: `journal` adds the source to the allocation. */
export async function bookPayment(
  tx: Transaction,
  order: OrderRow,
  payment: BookedPayment,
  at: number,
  journal: (allocated: Journal['sides']) => Pick<Journal, 'key' | 'kind' | 'sides'>,
): Promise<LoanAccount | null> {
  const { orderNo } = order;
  // The caller may have read the order before its charges.
  const [fresh] = await orderNow(tx).execute({ orderNo });
  const state = fresh && (await loanState(tx, fresh));
  if (!state) throw new Error(`The order ${orderNo} has no disbursement to book a payment on.`);
  const { start, payments } = state;
  const recorded = recordedThrough(fresh);
  const extended = payments.findLast(({ rollover }) => rollover)?.day ?? start.disbursedOn;
  const added: BookedPayment = { ...payment, day: latest(payment.day, extended) };
  const history = loanHistory(start, [...payments, added]);
  const account = accountThrough(history.account, latest(recorded, added.day));
  const corrected = correctionsOf({
    key: added.key,
    orderNo,
    start,
    before: payments,
    after: [...payments, added],
    recorded,
    through: account.asOf,
    at,
  });
  await postAccrued(tx, fresh, at);
  await postAll(tx, corrected.charges);
  const used = history.allocations.get(added.key)!;
  const { feeCents = 0, taxCents = 0 } = added.rollover ?? {};
  const sides = {
    penaltyReceivable: -used.penaltyCents,
    interestReceivable: -used.interestCents,
    principalReceivable: -used.principalCents,
    borrowerOverpayment: -used.overpaidCents,
    feeIncome: -feeCents,
    taxPayable: -taxCents,
  };
  const isNew = await post(tx, { orderNo, day: added.day, at, ...journal(sides) });
  // A concurrent booking into suspense, which needs no lock of the order, was faster: the retried work finds
  // the booking.
  if (!isNew) throw Object.assign(new Error('Another process has booked the payment.'), { code: '40001' });
  await postAll(tx, corrected.corrections);
  await bookRecovery(
    tx,
    fresh,
    { start, payments: [...payments, added] },
    { key: added.key, day: added.day, at },
  );
  if (account.asOf > recorded) await keepCharged(tx, orderNo, account.asOf);
  const overpaid = [...history.allocations.values()].some(({ overpaidCents }) => overpaidCents > 0);
  if (overpaid) await enqueue(tx, { kind: 'overpaid', key: added.key, runAt: at, payload: { orderNo } });
  return account;
}

/** Books a receipt without a known order, so that no money is lost. Returns whether the receipt was new. */
export async function bookToSuspense(
  tx: Transaction,
  { receipt, amountCents: cents, paidAt }: ReceiptedPayment,
  at: number,
  market: Market,
): Promise<boolean> {
  const { key } = await receiptBooking(tx, receipt);
  return post(tx, {
    key,
    kind: 'receipt',
    orderNo: null,
    day: dayOf(paidAt, market),
    at,
    sides: { paybillFloat: cents, suspense: -cents },
  });
}

const latest = (a: Day, b: Day): Day => (a > b ? a : b);
