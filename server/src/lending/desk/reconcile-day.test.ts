import { addDays, type Day } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { beforeEach, expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { day, dayOf, hour, startOfDay } from '../../../test/times.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { accrueAll } from '../ledger/accrue-all.ts';
import { bookReceipt, receiptKey } from '../ledger/book-receipt.ts';
import { post } from '../ledger/post.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { reconcileDay } from './reconcile-day.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);
const [paid, other] = [loanNo(1), loanNo(2)];
/** The day of the only payment. */
const payday = addDays(disbursedOn, 10);

const booksOn = (on: Day, provider: { received: number; sent: number } | null = null) =>
  inSnapshot(test.db, (tx) => reconcileDay(tx, on, kenyaMarket, provider));

/** Two loans with the charges of nine days, of which one is paid in part on the tenth. */
beforeEach(async () => {
  await addRunningLoans(test.db, { count: 2, disbursedOn });
  await accrueAll(test.db, {
    today: addDays(payday, -1),
    through: addDays(payday, -2),
    at: startOfDay(payday) - day,
  });
  await inTransaction(test.db, async (tx) => {
    const payment = { receipt: 'SKA1', amountCents: 50_000, paidAt: startOfDay(payday) };
    const order = (await lockOrderNo(tx, paid))!;
    await bookReceipt(
      tx,
      order,
      payment,
      { key: receiptKey('SKA1') },
      startOfDay(payday) + hour,
      kenyaMarket,
    );
  });
});

it('a day has what was booked on the day, and the loans of these bookings', async () => {
  expect(await booksOn(payday, { received: 50_000, sent: 0 })).toMatchObject({
    ledgerSum: 0,
    loans: 1,
    differing: [],
    books: [
      { what: 'received', ledgerCents: 50_000, providerCents: 50_000 },
      { what: 'sent', ledgerCents: 0 },
      { what: 'sentBack', ledgerCents: 0 },
    ],
  });
  expect(await booksOn(addDays(payday, -1))).toMatchObject({ ledgerSum: 0, loans: 2, differing: [] });
  expect(await booksOn(addDays(payday, 1))).toMatchObject({ ledgerSum: 0, loans: 0, differing: [] });
});

it('a loan that differs is named on a day with a booking of it, and on no other', async () => {
  await inTransaction(test.db, (tx) =>
    post(tx, {
      key: 'moved',
      kind: 'reallocation',
      orderNo: other,
      day: payday,
      at: startOfDay(payday) + 2 * hour,
      sides: { principalReceivable: 1, suspense: -1 },
    }),
  );
  expect(await booksOn(payday)).toMatchObject({ ledgerSum: 0, loans: 2, differing: [other] });
  expect((await booksOn(addDays(payday, 1))).differing).toEqual([]);
});
