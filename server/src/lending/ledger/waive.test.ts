import { accountThrough, addDays } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, startOfDay } from '../../../test/times.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrueAll } from './accrue-all.ts';
import { balancesOf } from './balances.ts';
import { bookReceipt, receiptKey } from './book-receipt.ts';
import { loanState } from './loan-state.ts';
import { reconcile } from './reconcile.ts';
import { statementLines } from './statement.ts';
import { waive } from './waive.ts';

const disbursedOn = dayOf(begin);
const loan = loanNo(1);
const dayAfter = (days: number) => addDays(disbursedOn, days);
const hour = 3_600_000;

const accrued = (db: Database, days: number) =>
  accrueAll(db, {
    today: dayAfter(days),
    through: dayAfter(days - 1),
    at: startOfDay(dayAfter(days)) + 300_000,
  });

const book = (db: Database, told: { receipt: string; shillings: number; paid: number; told: number }) =>
  inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    const paidAt = startOfDay(dayAfter(told.paid));
    const payment = { receipt: told.receipt, amountCents: told.shillings * 100, paidAt };
    const at = startOfDay(dayAfter(told.told)) + hour;
    return bookReceipt(tx, order, payment, { key: receiptKey(told.receipt) }, at, kenyaMarket);
  });

/** Waives so much late charge, or as much as is owed; gives how much. */
const waived = (db: Database, days: number, cents: number) =>
  inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    const { account } = (await loanState(tx, order))!;
    const { penaltyOwedCents } = accountThrough(account, dayAfter(days));
    const most = Math.min(cents, penaltyOwedCents);
    if (most > 0) await waive(tx, order, most, startOfDay(dayAfter(days)) + hour, kenyaMarket);
    return most;
  });

/** The ledger agrees with the terms and the facts, and the statement's lines sum to what is owed. */
const expectSound = async (db: Database) => {
  const { ledgerSum, differing } = await inTransaction(db, reconcile);
  expect([ledgerSum, differing]).toEqual([0, []]);
  const balances = await inTransaction(db, (tx) => balancesOf(tx, loan));
  const owed = balances.principalReceivable + balances.interestReceivable + balances.penaltyReceivable;
  const lines = await inTransaction(db, (tx) => statementLines(tx, loan));
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(owed);
  return { ...balances, owed };
};

onBothEngines('a waiver of late charges', (test) => {
  it('takes the charges and their income back, and no other day is charged for them again', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 97);
    const before = await expectSound(test.db);
    // Five days late at 2 % of 10,000, and the sixth with the waiver's own day.
    expect(await waived(test.db, 97, 50_000)).toBe(50_000);
    const after = await expectSound(test.db);
    expect(before.owed + 20_000 - after.owed).toBe(50_000);
    expect(after.penaltyIncome).toBe(before.penaltyIncome - 20_000 + 50_000);
    expect(after.paybillFloat).toBe(before.paybillFloat);
    await accrued(test.db, 99);
    expect((await expectSound(test.db)).owed).toBe(after.owed + 20_000);
  });

  it('what a payment of before it leaves no charge for has no effect: nothing is overpaid by a waiver', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 97);
    await waived(test.db, 97, 100_000);
    // Told late: paid in full on the due day, so that no late charge ever was.
    await book(test.db, { receipt: 'SKJ7LATE01', shillings: 10_748, paid: 91, told: 98 });
    const { owed, borrowerOverpayment, penaltyIncome } = await expectSound(test.db);
    expect([owed, borrowerOverpayment, penaltyIncome]).toEqual([0, 0, 0]);
  });

  it('any payments, told in any order, and any waivers leave a sound ledger', async () => {
    const fact = fc.record({
      shillings: fc.integer({ min: 1, max: 4000 }),
      paid: fc.integer({ min: 1, max: 105 }),
      told: fc.integer({ min: 92, max: 110 }),
      waives: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fact, { minLength: 1, maxLength: 5 }), async (facts) => {
        await emptyDatabase(test.db);
        await addRunningLoans(test.db, { count: 1, disbursedOn });
        const inTime = facts.toSorted((one, other) => one.told - other.told);
        for (const [index, { shillings, paid, told, waives }] of inTime.entries()) {
          await accrued(test.db, told);
          const receipt = `SKJ7ANY${index}`;
          if (waives) await waived(test.db, told, shillings * 100);
          else await book(test.db, { receipt, shillings, paid: Math.min(paid, told), told });
        }
        await expectSound(test.db);
      }),
      { seed: 20_261_125, numRuns: 12 },
    );
  });
});
