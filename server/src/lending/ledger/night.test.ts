import { accountThrough, addDays, kenya, type Day } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { emptyDatabase } from '../../../test/test-database.ts';
import { begin } from '../../../test/test-lender.ts';
import { dayOf, hour, startOfDay } from '../../../test/times.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { extensions, journals, orders } from '../../storage/schema/index.ts';
import { nightOf } from '../desk/day-books.ts';
import type { Lender } from '../lender.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrualJobs } from './accrual.ts';
import { accruePage } from './accrue-page.ts';
import { balancesOf } from './balances.ts';
import { bookReceipt, receiptBooking } from './book-receipt.ts';
import { explainedLoan } from './explained-statement.ts';
import { postAccrued } from './accrued.ts';
import { loanState } from './loan-state.ts';
import { reconcile } from './reconcile.ts';
import { statementLines } from './statement.ts';
import { takeBack } from './take-back.ts';
import { waive } from './waive.ts';
import { takeWriteOffBack, writeOff } from './write-off.ts';

const disbursedOn = dayOf(begin);
const dayAfter = (days: number) => addDays(disbursedOn, days);
/** The same happens to both; nights charge the first by itself, and the second together with others. */
const [alone, together] = [loanNo(1), loanNo(2)];

/** The night before a day, for one loan. */
const night = (db: Database, orderNo: string, today: Day, isTogether: boolean) =>
  inTransaction(db, (tx) =>
    accruePage(
      tx,
      { today, through: addDays(today, -1), at: startOfDay(today) + 300_000, together: isTogether },
      { most: 1, only: [orderNo] },
    ),
  );

type Act =
  | { kind: 'pay'; shillings: number; late: number; extends: boolean }
  | { kind: 'waive'; shillings: number }
  | { kind: 'takeBack' | 'writeOff' | 'writeOffBack' };

async function acted(db: Database, orderNo: string, act: Act, day: Day, nth: number): Promise<void> {
  const at = startOfDay(day) + hour;
  await inTransaction(db, async (tx) => {
    const order = (await lockOrderNo(tx, orderNo))!;
    switch (act.kind) {
      case 'pay': {
        const receipt = `R${nth}${orderNo}`;
        const { key } = await receiptBooking(tx, receipt);
        const rollover = { days: 30, feeCents: 9_800, taxCents: 1_800 };
        const isExtension = act.extends && act.shillings > 116 && order.writtenOffOn === null;
        const paidOn = addDays(day, -act.late);
        if (isExtension)
          await tx.insert(extensions).values({
            payOrderId: `E${nth}${orderNo}`,
            orderNo,
            state: 'extended',
            day: paidOn,
            ...rollover,
            payNowCents: 0,
            newDueCents: 0,
            newDueOn: paidOn,
            createdAt: at,
            expiresAt: at,
            journalKey: key,
          });
        const account = await bookReceipt(
          tx,
          order,
          {
            receipt,
            amountCents: act.shillings * 100,
            paidAt: startOfDay(paidOn < disbursedOn ? disbursedOn : paidOn),
          },
          { key, ...(isExtension && { rollover }) },
          at,
          kenyaMarket,
        );
        if (isExtension)
          await tx.update(orders).set({ dueOn: account!.dueOn }).where(eq(orders.orderNo, orderNo));
        return;
      }
      case 'waive': {
        const { account } = (await loanState(tx, order))!;
        const cents = Math.min(act.shillings * 100, accountThrough(account, day).penaltyOwedCents);
        if (cents > 0) await waive(tx, order, cents, at, kenyaMarket);
        return;
      }
      case 'takeBack': {
        const paid = await tx
          .select()
          .from(journals)
          .where(eq(journals.orderNo, orderNo))
          .orderBy(journals.id);
        const last = paid.findLast(({ kind }) => kind === 'receipt');
        const extended = last && (await tx.$count(extensions, eq(extensions.journalKey, last.key))) > 0;
        if (last && !extended) await takeBack(tx, order, last.key, at, kenyaMarket);
        return;
      }
      case 'writeOff':
        if (order.writtenOffOn === null && order.dueOn! < day) await writeOff(tx, order, at, kenyaMarket);
        return;
      case 'writeOffBack':
        if (order.writtenOffOn !== null) await takeWriteOffBack(tx, order, at, kenyaMarket);
    }
  });
}

/** All that is told of a loan. */
async function toldOf(db: Database, orderNo: string, day: Day) {
  const text = await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
    const { statement, behind } = await explainedLoan(
      tx,
      order!.userId,
      orderNo,
      startOfDay(day) + 2 * hour,
      kenyaMarket,
    );
    return JSON.stringify({
      statement,
      sides: behind.map((journal) => journal && [journal.journal.kind, journal.journal.day, journal.sides]),
      lines: await statementLines(tx, orderNo),
      balances: await balancesOf(tx, orderNo),
      facts: [order!.chargedThrough, order!.dueOn, order!.step],
    });
  });
  return JSON.parse(text.replaceAll(orderNo, 'LOAN'));
}

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      shillings: fc.integer({ min: 1, max: 6_000 }),
      late: fc.constantFrom(0, 0, 1, 5, 20),
      extends: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('waive' as const),
      shillings: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('takeBack' as const, 'writeOff' as const, 'writeOffBack' as const),
    }),
  },
);
const anyTerms = fc.record({
  accrual: fc.constantFrom('daily' as const, 'flat' as const),
  interestAfterDue: fc.constantFrom('stop' as const, 'continue' as const),
  penaltyBase: fc.constantFrom('principal' as const, 'overdue' as const, 'compounding' as const),
  penaltyCap: fc.constantFrom('inDuplum' as const, 'none' as const),
  roundingUnitCents: fc.constantFrom(1, 100),
});
const anyDays = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 15 }),
    /** Nights before the act: none, one for all days of the gap, or each. */
    nights: fc.constantFrom('none' as const, 'one' as const, 'each' as const),
    /** Whether the nights of the second loan go back to journals of its own. */
    back: fc.boolean(),
    act: anyAct,
  }),
  { minLength: 1, maxLength: 6 },
);

onBothEngines('nights that charge many loans in one journal', (test) => {
  it('all that is told of a loan is the same as with a journal for each charge, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(anyTerms, anyDays, async (terms, days) => {
        await emptyDatabase(test.db);
        await addRunningLoans(test.db, {
          count: 2,
          disbursedOn,
          terms: { ...kenya.pricing, ...terms },
          tenureDays: 20,
        });
        let day = dayAfter(0);
        const charge = async (isBack: boolean) => {
          await night(test.db, alone, day, false);
          await night(test.db, together, day, !isBack);
        };
        for (const [nth, { gap, nights, back, act }] of days.entries()) {
          for (let step = 1; step <= gap; step += 1) {
            day = addDays(day, 1);
            if (nights === 'each' || (nights === 'one' && step === gap)) await charge(back && step % 3 === 0);
          }
          for (const orderNo of [alone, together]) await acted(test.db, orderNo, act, day, nth);
          expect(await toldOf(test.db, together, day)).toEqual(await toldOf(test.db, alone, day));
        }
        day = addDays(day, 30);
        await charge(false);
        expect(await toldOf(test.db, together, day)).toEqual(await toldOf(test.db, alone, day));
        const { ledgerSum, differing, unequal } = await inTransaction(test.db, reconcile);
        expect([ledgerSum, differing, unequal]).toEqual([0, [], []]);
      }),
      { seed: 20_261_128, numRuns: 12 },
    );
  });

  it('a night of many loans is one journal, with the day of its charges and the number of loans', async () => {
    await addRunningLoans(test.db, { count: 3, disbursedOn });
    const page = (today: Day) =>
      inTransaction(test.db, (tx) =>
        accruePage(
          tx,
          { today, through: addDays(today, -1), at: startOfDay(today), together: true },
          { most: 9 },
        ),
      );
    for (const days of [2, 3, 3]) await page(dayAfter(days));
    const rows = await test.db.select().from(journals).where(eq(journals.kind, 'night'));
    expect(rows.map(({ key, day }) => [key, day])).toEqual([
      [`night:${dayAfter(1)}:${loanNo(1)}:3`, dayAfter(1)],
      [`night:${dayAfter(2)}:${loanNo(1)}:3`, dayAfter(2)],
    ]);
    const of = (day: Day) => inTransaction(test.db, (tx) => nightOf(tx, day, kenyaMarket));
    expect([await of(dayAfter(1)), await of(dayAfter(2))]).toMatchObject([
      { interestCents: 3 * 800, penaltyCents: 0, loans: 3, waiting: 0 },
      { interestCents: 3 * 800, loans: 3 },
    ]);
  });

  it('the job records a night together on the day after, and loan by loan when it is late', async () => {
    await addRunningLoans(test.db, { count: 2, disbursedOn });
    const job = accrualJobs['accrueRunning'];
    if (!job || !('outside' in job)) throw new Error('There is no such job.');
    const lender = { db: test.db, policy: kenya, nightsTogether: true } as Lender;
    for (const [days, late] of [
      [2, 0],
      [3, 1],
      [4, 0],
    ] as const)
      await job.outside({ day: dayAfter(days), part: 4 } as never, {
        lender,
        at: startOfDay(dayAfter(days + late)),
        markDone: async () => true,
      });
    const rows = await test.db.select().from(journals).orderBy(journals.id);
    expect(rows.map(({ kind, day }) => [kind, day]).slice(2)).toEqual([
      ['night', dayAfter(1)],
      ...[1, 2].flatMap(() => [
        ['accrued', dayAfter(1)],
        ['interest', dayAfter(2)],
      ]),
      ['night', dayAfter(3)],
    ]);
  });

  it('what the loans say of their nights is compared with the journals of the nights', async () => {
    await addRunningLoans(test.db, { count: 2, disbursedOn });
    for (const days of [2, 3]) await night(test.db, together, dayAfter(days), true);
    await test.db.update(orders).set({ accruedInterestCents: 1_601 }).where(eq(orders.orderNo, together));
    const { ledgerSum, unequal, differing } = await inTransaction(test.db, reconcile);
    expect([ledgerSum, unequal, differing]).toEqual([0, ['interestAccrued'], [together]]);
  });

  it('a loan whose days were moved to its accounts has none to move again', async () => {
    await addRunningLoans(test.db, { count: 2, disbursedOn });
    for (const days of [2, 3]) await night(test.db, together, dayAfter(days), true);
    for (const at of [begin, begin + 1])
      await inTransaction(test.db, async (tx) => {
        const order = (await lockOrderNo(tx, together))!;
        await postAccrued(tx, order, at);
        await postAccrued(tx, order, at);
      });
    const moved = await test.db.select().from(journals).where(eq(journals.kind, 'accrued'));
    expect(moved.map(({ key }) => key)).toEqual([`accrued:${together}:${disbursedOn}:${dayAfter(2)}`]);
    expect((await inTransaction(test.db, (tx) => balancesOf(tx, together))).interestReceivable).toBe(1_600);
  });
});
