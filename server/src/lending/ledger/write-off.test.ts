import { accountThrough, kenya, loanHistory, owedCents } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import * as fc from 'fast-check';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { addRunningLoans } from '../../../test/running-loans.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import { accrued, dayAfter, disbursedOn, loan, onDay, soundStatement } from '../../../test/one-loan.ts';
import { startOfDay } from '../../../test/times.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { entries, journals, type OrderRow } from '../../storage/schema/index.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { bookReceipt, receiptBooking } from './book-receipt.ts';
import { loanState } from './loan-state.ts';
import { takeBack } from './take-back.ts';
import { waive } from './waive.ts';
import { takeWriteOffBack, writeOff } from './write-off.ts';

/** One thing that happens on a day, counted from the disbursement. */
type Happens = (tx: Transaction, order: OrderRow, days: number) => Promise<unknown>;
const pays =
  (receipt: string, shillings: number, paid?: number): Happens =>
  async (tx, order, days) => {
    const payment = {
      receipt,
      amountCents: shillings * 100,
      paidAt: startOfDay(dayAfter(paid ?? days)),
    };
    const { key } = await receiptBooking(tx, receipt);
    await bookReceipt(tx, order, payment, { key }, onDay(days), kenyaMarket);
  };
const takesBack =
  (receipt: string): Happens =>
  async (tx, order, days) =>
    takeBack(tx, order, (await receiptBooking(tx, receipt)).key, onDay(days), kenyaMarket);
/** At most what is owed of late charges. */
const waives =
  (shillings: number): Happens =>
  async (tx, order, days) => {
    const { account } = (await loanState(tx, order))!;
    const owed = accountThrough(account, dayAfter(days)).penaltyOwedCents;
    const cents = Math.min(shillings * 100, owed);
    if (cents > 0) await waive(tx, order, cents, onDay(days), kenyaMarket);
  };
const writesOff: Happens = (tx, order, days) => writeOff(tx, order, onDay(days), kenyaMarket);
const takesWriteOffBack: Happens = (tx, order, days) => takeWriteOffBack(tx, order, onDay(days), kenyaMarket);

const happens = (db: Database, days: number, what: Happens) =>
  inTransaction(db, async (tx) => what(tx, (await lockOrderNo(tx, loan))!, days));

/** `soundStatement`, with the accounts of a loss, and as the borrower's phone computes it. */
const expectSound = async (db: Database, days: number) => {
  const { balances, owed, statement, order } = await soundStatement(db, days);
  expect([0 - balances.writtenOff, balances.lossExpense + balances.recovered]).toEqual(
    order.writtenOffOn === null ? [0, 0] : [owed, owed],
  );
  const told = await inTransaction(db, (tx) => loanState(tx, order));
  const { account } = loanHistory(
    { size: told!.start.size, terms: kenya.pricing, disbursedOn, writtenOffOn: order.writtenOffOn },
    told!.payments,
  );
  expect(statement.owedCents).toBe(owedCents(accountThrough(account, dayAfter(days))));
  return { balances, owed, statement };
};

/** The accounts of the loan after all that happened, with the nights before each. */
const accounts = async (db: Database, all: readonly { on: number; what: Happens }[], until = 230) => {
  await emptyDatabase(db);
  await addRunningLoans(db, { count: 1, disbursedOn });
  for (const { on, what } of all.toSorted((one, other) => one.on - other.on)) {
    await accrued(db, on);
    await happens(db, on, what);
  }
  await accrued(db, until);
  return (await expectSound(db, until)).balances;
};

onBothEngines('a loan that is written off', (test) => {
  const start = async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    await accrued(test.db, 100);
    await happens(test.db, 100, writesOff);
  };

  it('stays owed and grows no more; what is owed is a loss', async () => {
    await start();
    const { balances } = await expectSound(test.db, 100);
    // 10,000 for 91 days is 748 of interest; nine days late are 200 each.
    expect(balances).toMatchObject({
      principalReceivable: 1_000_000,
      interestReceivable: 74_800,
      penaltyReceivable: 180_000,
      writtenOff: -1_254_800,
      lossExpense: 1_254_800,
      recovered: 0,
    });
    await accrued(test.db, 160);
    const later = await expectSound(test.db, 160);
    expect(later.balances).toEqual(balances);
    expect(later.statement).toMatchObject({
      owedCents: 1_254_800,
      writtenOffOn: dayAfter(100),
      standing: { daysLate: 69, settlement: { totalCents: 1_254_800 } },
    });
    expect(later.statement.lines.at(-1)).toMatchObject({
      kind: 'writeOff',
      cents: 0,
      balanceCents: 1_254_800,
      reason: { rule: 'writeOff' },
    });
  });

  it('a later payment is recovered, and is a loss again when it is taken back', async () => {
    await start();
    await happens(test.db, 120, pays('SKJ7LATER1', 3_000));
    const paid = (await expectSound(test.db, 120)).balances;
    expect(paid).toMatchObject({
      principalReceivable: 954_800,
      writtenOff: -954_800,
      lossExpense: 1_254_800,
      recovered: -300_000,
    });
    const before = await test.db.select().from(entries).orderBy(asc(entries.id));
    await happens(test.db, 121, takesBack('SKJ7LATER1'));
    expect((await test.db.select().from(entries).orderBy(asc(entries.id))).slice(0, before.length)).toEqual(
      before,
    );
    expect((await expectSound(test.db, 121)).balances).toMatchObject({
      writtenOff: -1_254_800,
      lossExpense: 1_254_800,
      recovered: 0,
    });
  });

  it('a payment of before that is told later makes the loss smaller, and so does a waiver', async () => {
    await start();
    await happens(test.db, 120, pays('SKJ7EARLY1', 3_000, 90));
    const { balances } = await expectSound(test.db, 120);
    expect(balances.recovered).toBe(0);
    expect(balances.lossExpense).toBeLessThan(954_900);
    await happens(test.db, 121, waives(100));
    expect((await expectSound(test.db, 121)).balances).toMatchObject({
      lossExpense: balances.lossExpense - 10_000,
      recovered: 0,
    });
  });

  it('that is paid, and more: all is recovered, and what is too much is the borrower’s', async () => {
    await start();
    await happens(test.db, 120, pays('SKJ7ALL001', 13_000));
    expect((await expectSound(test.db, 120)).balances).toMatchObject({
      writtenOff: 0,
      lossExpense: 1_254_800,
      recovered: -1_254_800,
      borrowerOverpayment: -45_200,
    });
  });

  it('once the write-off is taken back is charged for each day since, and can be written off again', async () => {
    await start();
    await happens(test.db, 110, pays('SKJ7LATER1', 500));
    await accrued(test.db, 121);
    await happens(test.db, 121, takesWriteOffBack);
    const { balances, statement } = await expectSound(test.db, 121);
    // 29 nights late are charged.
    expect(balances).toMatchObject({
      penaltyReceivable: 580_000 - 50_000,
      writtenOff: 0,
      lossExpense: 0,
      recovered: 0,
    });
    expect(statement.writtenOffOn).toBeUndefined();
    const resumed = statement.lines.filter(({ reason }) => reason.rule === 'resumed');
    expect(resumed).toHaveLength(20);
    expect(resumed[0]!.reason).toEqual({
      rule: 'resumed',
      charge: 'penalty',
      wasCents: 0,
      isCents: 20_000,
      because: '',
    });
    await happens(test.db, 121, writesOff);
    await expectSound(test.db, 121);
    const keys = await test.db.select({ key: journals.key }).from(journals).orderBy(asc(journals.id));
    expect(keys.map(({ key }) => key).filter((key) => key.startsWith('writeOff'))).toEqual([
      `writeOff:${loan}:1`,
      `writeOffBack:${loan}:1`,
      `writeOff:${loan}:2`,
    ]);
  });

  it('any payments in any order, with waivers and mistakes: only the facts count', async () => {
    const fact = fc.record({
      shillings: fc.integer({ min: 1, max: 6_000 }),
      paid: fc.integer({ min: 1, max: 180 }),
      late: fc.constantFrom(0, 0, 1, 14, 60),
      isWaiver: fc.constantFrom(false, false, false, true),
      /** Taken back so many days after it was told; null: it stays. */
      backAfter: fc.constantFrom(null, null, 0, 1, 30),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fact, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 92, max: 150 }),
        fc.constantFrom(null, 0, 1, 25),
        async (drawn, writtenOff, backAfter) => {
          const facts = drawn.map(({ paid, late, shillings, isWaiver, backAfter: after }, index) => {
            const receipt = `SKJ7ANY${index}`;
            const told = isWaiver ? paid : paid + late;
            return {
              onTime: { on: paid, what: isWaiver ? waives(shillings) : pays(receipt, shillings, paid) },
              told: { on: told, what: isWaiver ? waives(shillings) : pays(receipt, shillings, paid) },
              back: isWaiver || after === null ? [] : [{ on: told + after, what: takesBack(receipt) }],
            };
          });
          const stays = facts.filter(({ back }) => back.length === 0);
          const off = { on: writtenOff, what: writesOff };
          const all = [...facts.map(({ told }) => told), off, ...facts.flatMap(({ back }) => back)];
          const held = await accounts(test.db, all);
          expect(held).toEqual(await accounts(test.db, all, 260));
          // A waiver is limited by what was known then.
          if (drawn.some(({ isWaiver }) => isWaiver)) return;
          expect(held).toEqual(await accounts(test.db, [off, ...stays.map(({ onTime }) => onTime)]));
          if (backAfter === null) return;
          const mistake = { on: writtenOff + backAfter, what: takesWriteOffBack };
          const never = facts.flatMap(({ told, back }) => [told, ...back]);
          expect(await accounts(test.db, [...all, mistake])).toEqual(await accounts(test.db, never));
        },
      ),
      { seed: 20_261_127, numRuns: 8 },
    );
  });
});
