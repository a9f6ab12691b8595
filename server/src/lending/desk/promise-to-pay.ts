import { accountThrough, dayOf, payoffCents, type Day } from '@kopa/contract';
import { enqueue } from '../../storage/queue.ts';
import type { Transaction } from '../../storage/database.ts';
import { paymentPromises } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { isRunning } from '../ledger/accrual.ts';
import { loanState } from '../ledger/loan-state.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { whenAwake } from '../reminders/when-awake.ts';
import { promisableDays, runningPromise } from '../reminders/payment-promises.ts';
import type { AtWork } from './promises.ts';
import type { Act } from './record.ts';

/** A promise as it was heard. */
export interface Heard {
  orderNo: string;
  cents: number;
  by: Day;
  /** The running promise that the person has seen. */
  replaces: number | null;
  why: string;
}

/**
 * Records a promise to pay, and tells the borrower in the hours of reminders. Returns its id. Throws
 * `loanNotRunning`, `promiseTooEarly`, `changedMeanwhile`, and `invalidInput` for a day outside of the rules
 * or for more than is owed by then.
 */
export async function promiseToPay(
  tx: Transaction,
  staffId: string,
  { orderNo, cents, by, replaces, why }: Heard,
  { at, rules, lender: { policy } }: AtWork,
  record: (act: Act) => Promise<void>,
): Promise<number> {
  const { market } = policy;
  const order = await lockOrderNo(tx, orderNo);
  const state = order && isRunning(order) ? await loanState(tx, order) : null;
  if (!order || !state) throw new CallError('loanNotRunning');
  const today = dayOf(at, market);
  const days = promisableDays(order, today, rules);
  if (!days) throw new CallError('promiseTooEarly');
  if (by < days.from || by > days.until)
    throw new CallError('invalidInput', { fields: { by: 'by.invalid' } });
  if (cents > payoffCents(accountThrough(state.account, today), by))
    throw new CallError('invalidInput', { fields: { cents: 'sum.tooMuch' } });
  const running = await runningPromise(tx, order, at, market);
  if ((running?.id ?? null) !== replaces) throw new CallError('changedMeanwhile');
  const [made] = await tx
    .insert(paymentPromises)
    .values({ orderNo, amountCents: cents, byDay: by, at, staffId })
    .returning();
  await record({
    act: 'promises.made',
    about: { kind: 'promises', id: orderNo },
    why,
    ...(running && { before: { cents: running.amountCents, by: running.byDay } }),
    after: { cents, by },
  });
  await enqueue(tx, {
    kind: 'sms',
    key: `promised:${made!.id}`,
    runAt: whenAwake(at, market),
    payload: { orderNo, message: 'paymentPromised', amountCents: cents, day: by },
  });
  return made!.id;
}
