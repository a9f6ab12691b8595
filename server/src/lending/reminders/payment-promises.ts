import { addDays, dayOf, type Day, type Market } from '@kopa/contract';
import type { PaymentPromise } from '@kopa/contract/desk/borrower-entities';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { entries, journals, paymentPromises, type OrderRow } from '../../storage/schema/index.ts';
import type { PaymentPromiseRow } from '../../storage/schema/index.ts';
import { isRunning } from '../ledger/accrual.ts';
import { stands } from '../ledger/loan-state.ts';

/** A promise to pay with what has become of it. */
export interface JudgedPromise extends PaymentPromiseRow {
  state: PaymentPromise['state'];
}

/** A payment as a promise counts it. */
interface Payment {
  day: Day;
  at: number;
  cents: number;
}

/** The promises to pay of a loan, newest first. */
export async function promisesOf(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<JudgedPromise[]> {
  const rows = await tx
    .select()
    .from(paymentPromises)
    .where(eq(paymentPromises.orderNo, order.orderNo))
    .orderBy(asc(paymentPromises.id));
  if (rows.length === 0) return [];
  const payments = await paymentsOf(tx, order.orderNo);
  const today = dayOf(at, market);
  return rows
    .map((row, index) => {
      const next = rows[index + 1];
      const nextOn = next ? dayOf(next.at, market) : null;
      return { ...row, state: stateOf(row, { payments, nextOn, today, order, market }) };
    })
    .toReversed();
}

/** The running promise of a loan; null without one. */
export async function runningPromise(
  tx: Transaction,
  order: OrderRow,
  at: number,
  market: Market,
): Promise<JudgedPromise | null> {
  const [newest] = await promisesOf(tx, order, at, market);
  return newest?.state === 'running' ? newest : null;
}

/** A promise as the desk tells it. */
export function shownPromise({ id, amountCents, byDay, state }: JudgedPromise): PaymentPromise {
  return { id, cents: amountCents, by: byDay, state };
}

/** The first and the last day that can be promised; null: the loan is over, or neither late nor due soon. */
export function promisableDays(
  order: Pick<OrderRow, 'step' | 'disbursedOn' | 'dueOn'>,
  today: Day,
  rules: { promiseSoonDays: number; promiseWithinDays: number },
): { from: Day; until: Day } | null {
  if (!isRunning(order) || order.dueOn === null) return null;
  if (order.dueOn > addDays(today, rules.promiseSoonDays)) return null;
  return { from: today, until: addDays(today, rules.promiseWithinDays) };
}

function stateOf(
  { at, byDay, amountCents }: PaymentPromiseRow,
  {
    payments,
    nextOn,
    today,
    order,
    market,
  }: {
    payments: readonly Payment[];
    /** The day of the next promise; null without one. */
    nextOn: Day | null;
    today: Day;
    order: OrderRow;
    market: Market;
  },
): PaymentPromise['state'] {
  const madeOn = dayOf(at, market);
  const paidCents = payments
    // What was paid before the call, and is told of later, keeps no promise.
    .filter((payment) => payment.at >= at && payment.day >= madeOn && payment.day <= byDay)
    .reduce((sum, { cents }) => sum + cents, 0);
  if (paidCents >= amountCents) return 'kept';
  if (nextOn !== null && nextOn <= byDay) return 'replaced';
  // Of a loan that ended in time nothing is left to pay.
  if (!isRunning(order) && payments.every(({ day }) => day <= byDay)) return 'kept';
  return today > byDay ? 'broken' : 'running';
}

/** The money that was booked on a loan, by day of payment. */
async function paymentsOf(tx: Transaction, orderNo: string): Promise<Payment[]> {
  return tx
    .select({ day: journals.day, at: journals.at, cents: entries.cents })
    .from(journals)
    .innerJoin(entries, eq(entries.journalId, journals.id))
    .where(
      and(
        eq(journals.orderNo, orderNo),
        inArray(journals.kind, ['receipt', 'carryOver']),
        inArray(entries.account, ['paybillFloat', 'carriedOver']),
        gt(entries.cents, 0),
        stands,
      ),
    );
}
