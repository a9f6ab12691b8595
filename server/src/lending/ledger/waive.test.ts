import { accountThrough } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { addRunningLoans } from '../../../test/running-loans.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import { accrued, book, dayAfter, disbursedOn, loan, onDay, soundLoan } from '../../../test/one-loan.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { loanState } from './loan-state.ts';
import { waive } from './waive.ts';

/** Waives so much late charge, or as much as is owed; gives how much. */
const waived = (db: Database, days: number, cents: number) =>
  inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, loan))!;
    const { account } = (await loanState(tx, order))!;
    const { penaltyOwedCents } = accountThrough(account, dayAfter(days));
    const most = Math.min(cents, penaltyOwedCents);
    if (most > 0) await waive(tx, order, most, onDay(days), kenyaMarket);
    return most;
  });

onBothEngines('a waiver of late charges', (test) => {
  it('takes the charges and their income back, and no other day is charged for them again', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 97);
    const before = await soundLoan(test.db);
    // Five days late at 2 % of 10,000, and the sixth with the waiver's own day.
    expect(await waived(test.db, 97, 50_000)).toBe(50_000);
    const after = await soundLoan(test.db);
    expect(before.owed + 20_000 - after.owed).toBe(50_000);
    expect(after.balances.penaltyIncome).toBe(before.balances.penaltyIncome - 20_000 + 50_000);
    expect(after.balances.paybillFloat).toBe(before.balances.paybillFloat);
    await accrued(test.db, 99);
    expect((await soundLoan(test.db)).owed).toBe(after.owed + 20_000);
  });

  it('what a payment of before it leaves no charge for has no effect: nothing is overpaid by a waiver', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 97);
    await waived(test.db, 97, 100_000);
    // Told late: paid in full on the due day, so that no late charge ever was.
    await book(test.db, { receipt: 'SKJ7LATE01', shillings: 10_748, paid: 91, told: 98 });
    const { owed, balances } = await soundLoan(test.db);
    expect([owed, balances.borrowerOverpayment, balances.penaltyIncome]).toEqual([0, 0, 0]);
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
        await soundLoan(test.db);
      }),
      { seed: 20_261_125, numRuns: 12 },
    );
  });
});
