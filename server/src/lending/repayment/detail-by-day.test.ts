import {
  addDays,
  costOn,
  daysBetween,
  kenya,
  mostOwedCents,
  toldAccount,
  type PricingTerms,
} from '@kopa/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { emptyDatabase, useDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { inSnapshot, inTransaction } from '../../storage/in-transaction.ts';
import { accrueAll } from '../ledger/accrue-all.ts';
import { waive } from '../ledger/waive.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { confirmExtension, offeredExtension } from './extension.ts';
import { repayDetail } from './detail.ts';
import { recordPaidIn } from './paid-in.ts';
import { dayOf, startOfDay } from '../../../test/times.ts';

const test = useDatabase();
const disbursedOn = dayOf(begin);
const policy = { ...kenya, extension: { days: 30, feePpm: 9800, most: 2 } };
const noon = 12 * 3_600_000;

const anyTerms = fc
  .record({
    accrual: fc.constantFrom('daily' as const, 'daily' as const, 'flat' as const),
    interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
    penaltyBase: fc.constantFrom('principal' as const, 'overdue' as const, 'compounding' as const),
    penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
    roundingUnitCents: fc.constantFrom(1, 100),
  })
  .map((changed): PricingTerms => ({ ...kenya.pricing, ...changed }));
const anyHistory = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 45 }),
    kind: fc.constantFrom('pay', 'pay', 'extend'),
    shillings: fc.integer({ min: 1, max: 4_000 }),
    /** The delay of the report after the payment, in days. */
    late: fc.constantFrom(0, 0, 0, 3),
  }),
  { maxLength: 6 },
);
const laterDays = fc.uniqueArray(fc.nat(90), { minLength: 1, maxLength: 4 });

it('[S2-82][S7-51] the phone and the lender compute the same balance for any later day, and the lines sum to the balance', async () => {
  let extended = 0;
  await fc.assert(
    fc.asyncProperty(anyTerms, anyHistory, laterDays, async (terms, history, later) => {
      const { db } = test;
      await emptyDatabase(db);
      await addRunningLoans(db, { count: 1, disbursedOn, terms });
      const orderNo = loanNo(1);
      let day = disbursedOn;
      for (const [index, { gap, kind, shillings, late }] of history.entries()) {
        day = addDays(day, gap);
        const at = startOfDay(day) + noon;
        await accrueAll(db, { today: day, through: addDays(day, -1), at });
        const priced =
          kind === 'pay'
            ? null
            : await inTransaction(db, async (tx) => {
                const order = (await lockOrderNo(tx, orderNo))!;
                const offered = await offeredExtension(tx, order, day, policy).catch(() => null);
                return (
                  offered &&
                  (await confirmExtension(tx, offered, offered.payNowCents, at, policy.market)).payNowCents
                );
              });
        if (priced !== null) extended += 1;
        const payment = {
          receipt: `SRECEIPT${index}`,
          amountCents: priced ?? shillings * 100,
          paidAt: at + 60_000,
        };
        const paidIn = { kind: 'paidIn', account: orderNo, payment } as const;
        const told = addDays(day, priced === null ? late : 0);
        await inTransaction(db, (tx) =>
          recordPaidIn(tx, paidIn, startOfDay(told) + noon + 120_000, policy.market),
        );
        day = told;
      }
      const detailOn = (on: string) =>
        inSnapshot(db, (tx) => repayDetail(tx, 'run1', orderNo, startOfDay(on) + noon + 180_000, policy));
      const detail = await detailOn(day);
      const account = toldAccount(detail);
      const most = mostOwedCents(account);
      for (const after of [0, ...later]) {
        const said = await detailOn(addDays(day, after));
        expect(said.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(said.owedCents);
        expect(costOn(account, said.today)).toEqual({
          day: said.today,
          totalCents: said.owedCents,
          costCents: said.interestOwedCents + said.penaltyOwedCents,
          interestCents: said.interestOwedCents,
          penaltyCents: said.penaltyOwedCents,
        });
        expect(account.dueOn).toBe(said.dueOn);
        if (most !== null && said.owedCents > 0) expect(said.owedCents).toBeLessThanOrEqual(most);
        expect(said.standing.settlement.totalCents).toBe(said.owedCents);
        const left = daysBetween(said.today, said.dueOn);
        const saved = left > 0 ? costOn(account, said.dueOn).totalCents - said.owedCents : 0;
        expect(said.standing.settlement.savedCents).toBe(saved);
        expect(said.standing.daysLate).toBe(said.owedCents > 0 ? Math.max(0, -left) : 0);
      }
    }),
    { seed: 20_261_121, numRuns: 40 },
  );
  // The histories are about something.
  expect(extended).toBeGreaterThan(5);
});

it('a waiver is told as what it takes off after an earlier payment has become known', async () => {
  const { db } = test;
  await addRunningLoans(db, { count: 1, disbursedOn });
  const today = addDays(disbursedOn, 95);
  await accrueAll(db, { today, through: addDays(today, -1), at: startOfDay(today) });
  const at = startOfDay(today) + noon;
  const booked = () =>
    inSnapshot(db, async (tx) => (await repayDetail(tx, 'run1', loanNo(1), at, policy)).booked);
  await inTransaction(db, async (tx) => {
    await waive(tx, (await lockOrderNo(tx, loanNo(1)))!, 30_000, at, policy.market);
  });
  expect(await booked()).toMatchObject([{ day: today, cents: 30_000 }]);
  const payment = { receipt: 'SEARLIER01', amountCents: 1_100_000, paidAt: startOfDay(disbursedOn) + noon };
  const account = loanNo(1);
  await inTransaction(db, (tx) => recordPaidIn(tx, { kind: 'paidIn', account, payment }, at, policy.market));
  expect(await booked()).toMatchObject([
    { day: disbursedOn, cents: 1_100_000 },
    { day: today, cents: 0 },
  ]);
});
