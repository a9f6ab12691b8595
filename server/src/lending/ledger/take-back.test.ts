import { kenyaMarket } from '@kopa/contract/market';
import * as fc from 'fast-check';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { addRunningLoans } from '../../../test/running-loans.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import {
  accrued,
  book,
  disbursedOn,
  loan,
  onDay,
  soundStatement,
  type Told,
} from '../../../test/one-loan.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { entries } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { receiptBooking } from './book-receipt.ts';
import { takeBack } from './take-back.ts';

const back = (db: Database, receipt: string, days: number) =>
  inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    const { key } = await receiptBooking(tx, receipt);
    return takeBack(tx, order, key, onDay(days), kenyaMarket);
  });

/** The final accounts of the loan, with nights before each event. */
const accounts = async (db: Database, facts: Told[], backs: { receipt: string; on: number }[]) => {
  await emptyDatabase(db);
  await addRunningLoans(db, { count: 1, disbursedOn });
  const all = [
    ...facts.map((each) => ({ on: each.told, run: () => book(db, each) })),
    ...backs.map(({ receipt, on }) => ({ on, run: () => back(db, receipt, on) })),
  ].toSorted((one, other) => one.on - other.on);
  for (const { on, run } of all) {
    await accrued(db, on);
    await run();
  }
  await accrued(db, 170);
  return (await soundStatement(db, 170)).balances;
};

onBothEngines('a payment that is taken back', (test) => {
  it('stays in the ledger, and each day since is charged as without the payment', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 20);
    await book(test.db, { receipt: 'SKJ7WRONG1', shillings: 5_000, paid: 20, told: 20 });
    await accrued(test.db, 24);
    const booked = () => test.db.select().from(entries).orderBy(asc(entries.id));
    const before = await booked();
    expect(await back(test.db, 'SKJ7WRONG1', 24)).not.toBeNull();
    expect(await back(test.db, 'SKJ7WRONG1', 24)).toBeNull();
    expect((await booked()).slice(0, before.length)).toEqual(before);
    const { balances, statement } = await soundStatement(test.db, 24);
    // 10,000 at 30 % a year for 23 days: 189.04.
    expect(balances).toMatchObject({
      principalReceivable: 1_000_000,
      interestReceivable: 18_900,
      interestIncome: -18_900,
      paybillFloat: 0,
    });
    const told = statement.lines.filter(({ receipt }) => receipt !== null);
    expect(told.map(({ kind, cents, reason }) => [kind, cents, reason.rule]).slice(0, 3)).toEqual([
      ['payment', -500_000, 'paid'],
      ['takenBack', 500_000, 'takenBack'],
      ['correction', expect.any(Number), 'recharged'],
    ]);
  });

  it('that had finished the loan: the nights since are charged, and the receipt can be booked again', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 30);
    await book(test.db, { receipt: 'SKJ7WRONG1', shillings: 12_000, paid: 30, told: 30 });
    await back(test.db, 'SKJ7WRONG1', 40);
    const { balances } = await soundStatement(test.db, 40);
    expect(balances).toMatchObject({ interestReceivable: 32_100, borrowerOverpayment: 0 });
    await book(test.db, { receipt: 'SKJ7WRONG1', shillings: 1_200, paid: 30, told: 40 });
    await accrued(test.db, 45);
    expect((await soundStatement(test.db, 45)).balances.paybillFloat).toBe(120_000);
    await back(test.db, 'SKJ7WRONG1', 45);
    expect((await soundStatement(test.db, 45)).balances.paybillFloat).toBe(0);
  });

  it('any payments in any order, some taken back: the books are as if those had never been', async () => {
    const fact = fc.record({
      shillings: fc.integer({ min: 1, max: 6_000 }),
      paid: fc.integer({ min: 1, max: 110 }),
      late: fc.constantFrom(0, 0, 1, 14),
      /** Taken back so many days after it was told; null: it stays. */
      backAfter: fc.constantFrom(null, null, 0, 1, 12, 30),
      isAgain: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fact, { minLength: 1, maxLength: 5 }), async (drawn) => {
        const facts = drawn.map(({ paid, late, shillings }, index) => ({
          receipt: `SKJ7ANY${index}`,
          shillings,
          paid,
          told: paid + late,
        }));
        const backs = facts.flatMap(({ receipt, told }, index) => {
          const after = drawn[index]!.backAfter;
          return after === null ? [] : [{ receipt, on: told + after }];
        });
        // Booked again under the same receipt, with a day and a sum of its own.
        const again = backs
          .filter((_, index) => drawn[index]!.isAgain)
          .map(({ receipt, on }) => ({ receipt, shillings: 700, paid: on - 1, told: on + 1 }));
        const stays = facts.filter(({ receipt }) => !backs.some((each) => each.receipt === receipt));
        const withBacks = await accounts(test.db, [...facts, ...again], backs);
        expect(withBacks).toEqual(await accounts(test.db, [...stays, ...again], []));
      }),
      { seed: 20_261_126, numRuns: 12 },
    );
  });
});
