import { EventEmitter, once } from 'node:events';
import { kenyaMarket } from '@kopa/contract/market';
import { addDays, kenya, type Day } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { onBothEngines } from '../../../test/both-engines.ts';
import { addRunningLoans, loanNo } from '../../../test/running-loans.ts';
import { isEmbeddedRun, openOwnPostgres, postgres, useDatabase } from '../../../test/test-database.ts';
import { begin, startTestLender } from '../../../test/test-lender.ts';
import { day as dayMs, dayOf, startOfDay } from '../../../test/times.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { jobs, journals, orders, repayments } from '../../storage/schema/index.ts';
import type { Sealed } from '../../storage/sealing-key.ts';
import { recordPrompt } from '../repayment/prompt-outcome.ts';
import type { Lender } from '../lender.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { accrualJobs } from './accrual.ts';
import { accrueAll } from './accrue-all.ts';
import { reconcile } from './reconcile.ts';

const disbursedOn = dayOf(begin);
/** The night after so many days. */
const night = (days: number) => {
  const today = addDays(disbursedOn, days);
  return { today, through: addDays(today, -1), at: startOfDay(today) + 300_000 };
};
const books = (db: Database) => inTransaction(db, reconcile);

onBothEngines('the nightly accrual on many loans', (test) => {
  it('the accrual charges each loan once through the day before, page by page, and a repetition does nothing', async () => {
    await addRunningLoans(test.db, { count: 23, disbursedOn });
    const done = await accrueAll(test.db, night(11), { most: 5 });
    expect(done).toEqual({ loans: 23, failed: [] });
    const first = await books(test.db);
    // Ten days of 30% a year on 10,000 are 82.19.
    expect(first.balances.interestReceivable).toBe(23 * 8_200);
    expect(first.differing).toEqual([]);
    expect(await accrueAll(test.db, night(11), { most: 5 })).toEqual({ loans: 0, failed: [] });
    expect(await books(test.db)).toEqual(first);
  });

  it('[S1-45] [S4-03] the accrual marks late loans once, and charges the penalty from the day after the due date', async () => {
    await addRunningLoans(test.db, { count: 7, disbursedOn });
    await accrueAll(test.db, night(91), { most: 3 });
    expect(await stepsOf(test.db)).toEqual(Array(7).fill(orderSteps.repaying));
    await accrueAll(test.db, night(92), { most: 3 });
    expect(await stepsOf(test.db)).toEqual(Array(7).fill(orderSteps.overdued));
    expect((await books(test.db)).balances.penaltyReceivable).toBe(0);
    await accrueAll(test.db, night(93), { most: 3 });
    const { balances, differing } = await books(test.db);
    expect(balances.penaltyReceivable).toBe(7 * 20_000);
    expect(differing).toEqual([]);
  });

  it('the accrual continues after a kill with the remaining loans', async () => {
    await addRunningLoans(test.db, { count: 20, disbursedOn });
    let pages = 0;
    const part = await accrueAll(test.db, night(5), { most: 4, isStopped: () => (pages += 1) > 2 });
    expect(part.loans).toBe(8);
    // Half of the loans are charged, and each of them whole.
    expect((await books(test.db)).differing).toEqual([]);
    expect((await accrueAll(test.db, night(5), { most: 4 })).loans).toBe(12);
    expect((await books(test.db)).balances.interestReceivable).toBe(20 * 3_300);
  });

  it('four concurrent accruals charge each loan once', async () => {
    await addRunningLoans(test.db, { count: 40, disbursedOn });
    const all = await Promise.all([1, 2, 3, 4].map(() => accrueAll(test.db, night(5), { most: 3 })));
    expect(all.reduce((sum, { loans }) => sum + loans, 0)).toBe(40);
    const { balances, differing } = await books(test.db);
    expect(balances.interestReceivable).toBe(40 * 3_300);
    expect(differing).toEqual([]);
  });

  it('the accrual counts the payments that arrive meanwhile', async () => {
    const count = 12;
    await addRunningLoans(test.db, { count, disbursedOn });
    await addPrompts(test.db, count);
    const at = night(8).at;
    const paid = Array.from({ length: count }, (_, index) =>
      inTransaction(test.db, (tx) =>
        recordPrompt(
          tx,
          {
            payOrderId: `P${index + 1}`,
            providerId: `ws_${index + 1}`,
            outcome: {
              paid: {
                receipt: `S${index + 1}`,
                amountCents: 300_000,
                paidAt: startOfDay(addDays(disbursedOn, 6)),
              },
              failure: null,
            },
          },
          at,
          kenyaMarket,
        ),
      ),
    );
    await Promise.all([accrueAll(test.db, night(8), { most: 4 }), ...paid]);
    await accrueAll(test.db, night(9), { most: 4 });
    const { balances, differing } = await books(test.db);
    expect(differing).toEqual([]);
    expect(balances.paybillFloat).toBe(count * 300_000);
    // Whichever came first: six days on 10,000 are 49; of the payment 2,951 lower the principal; two days on
    // 7,049 are 12.
    expect(balances.principalReceivable).toBe(count * (1_000_000 - 295_100));
    expect(balances.interestReceivable).toBe(count * 1_200);
  });

  it('a loan that cannot be computed is skipped, logged by its number, and repeated alone until it succeeds', async () => {
    const lender = await startTestLender(test.db);
    await lender.jobs.runDue();
    await addRunningLoans(test.db, { count: 9, disbursedOn });
    await test.db
      .update(orders)
      .set({ terms: sql`terms - 'interest'` })
      .where(eq(orders.orderNo, loanNo(4)));
    await lender.pass(2 * dayMs);
    const charged = await test.db.select().from(journals).where(eq(journals.kind, 'interest'));
    expect(new Set(charged.map(({ orderNo }) => orderNo))).toEqual(
      new Set([1, 2, 3, 5, 6, 7, 8, 9].map(loanNo)),
    );
    expect(lender.log()).toContain(`The loan ${loanNo(4)} cannot be charged.`);
    await test.db
      .update(orders)
      .set({ terms: kenya.pricing })
      .where(eq(orders.orderNo, loanNo(4)));
    await lender.pass(dayMs);
    const { balances, differing } = await books(test.db);
    expect(differing).toEqual([]);
    // Two days on 10,000 are 16.
    expect(balances.interestReceivable).toBe(9 * 1_600);
  });

  it('a loan that the database refuses is skipped alone', async () => {
    await addRunningLoans(test.db, { count: 9, disbursedOn });
    await test.db.execute(
      sql.raw(`create function refuse_one() returns trigger language plpgsql as $$
        begin if new.order_no = '${loanNo(4)}' then raise exception 'no'; end if; return new; end $$`),
    );
    await test.db.execute(
      sql`create trigger refuse_one before insert on journals for each row execute function refuse_one()`,
    );
    try {
      const done = await accrueAll(test.db, night(3), { most: 5 });
      expect(done).toEqual({ loans: 8, failed: [loanNo(4)] });
      const alone = await test.db.select().from(jobs).where(eq(jobs.kind, 'accrueLoan'));
      expect(alone.map(({ payload }) => payload)).toEqual([{ orderNo: loanNo(4), day: night(3).today }]);
    } finally {
      await test.db.execute(sql`drop function refuse_one cascade`);
    }
    expect((await books(test.db)).differing).toEqual([]);
    expect((await accrueAll(test.db, night(3))).loans).toBe(1);
  });
});

describe('the jobs of the accrual', () => {
  const test = useDatabase();
  const lender = () => ({ db: test.db, policy: kenya, providerBook: async () => null }) as unknown as Lender;
  const running = async (day: Day, part: number) => {
    const job = accrualJobs['accrueRunning'];
    if (!job || !('outside' in job)) throw new Error('There is no such job.');
    await job.outside({ day, part } as never, {
      lender: lender(),
      at: night(1).at,
      markDone: async () => true,
    });
    return (await test.db.select().from(jobs).where(eq(jobs.kind, 'accrueRunning'))).map(
      ({ payload }) => payload,
    );
  };
  const alone = async (day: Day) => {
    const job = accrualJobs['accrueLoan'];
    if (!job || !('inTransaction' in job)) throw new Error('There is no such job.');
    const context = { lender: undefined as never, at: startOfDay(day) };
    await inTransaction(test.db, (tx) =>
      job.inTransaction(tx, { orderNo: loanNo(1), day } as never, context),
    );
    return stepsOf(test.db);
  };

  it('a server with a full page of loans asks one more server to help, up to four', async () => {
    await addRunningLoans(test.db, { count: 500, disbursedOn });
    const [one, two, three] = [2, 3, 4].map((days) => night(days).today) as [Day, Day, Day];
    expect(await running(one, 1)).toEqual([{ day: one, part: 2 }]);
    await test.db.delete(jobs);
    expect(await running(two, 4)).toEqual([]);
    await test.db
      .update(orders)
      .set({ step: orderSteps.finish })
      .where(eq(orders.orderNo, loanNo(1)));
    expect(await running(three, 1)).toEqual([]);
    expect((await books(test.db)).balances.interestReceivable).toBe(499 * 2_500 + 1_600);
  });

  it('a loan that is charged alone falls overdue after its due day, once', async () => {
    await addRunningLoans(test.db, { count: 1, disbursedOn });
    expect(await alone(night(91).today)).toEqual([orderSteps.repaying]);
    expect(await alone(night(92).today)).toEqual([orderSteps.overdued]);
    expect(await alone(night(93).today)).toEqual([orderSteps.overdued]);
    expect((await books(test.db)).differing).toEqual([]);
  });
});

describe.skipIf('missing' in postgres || isEmbeddedRun)('a loan that another transaction holds', () => {
  const test = useDatabase(openOwnPostgres);

  it('the loan is passed over first, and waited for at the end', async () => {
    await addRunningLoans(test.db, { count: 3, disbursedOn });
    const signals = new EventEmitter();
    const [held, released] = [once(signals, 'held'), once(signals, 'released')];
    const holder = inTransaction(test.db, async (tx) => {
      await lockOrderNo(tx, loanNo(2));
      signals.emit('held');
      await released;
    });
    await held;
    const done = vi.fn();
    const work = accrueAll(test.db, night(3)).finally(done);
    const waits = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (done.mock.calls.length === 0 && (await test.db.execute(waits)).rows.length === 0);
    expect((await books(test.db)).balances.interestReceivable).toBe(2 * 1_600);
    signals.emit('released');
    await holder;
    expect(await work).toEqual({ loans: 3, failed: [] });
    expect((await books(test.db)).balances.interestReceivable).toBe(3 * 1_600);
  });
});

async function stepsOf(db: Database): Promise<number[]> {
  return (await db.select({ step: orders.step }).from(orders)).map(({ step }) => step);
}

/** A prompt of KSh 3,000 on each loan. */
async function addPrompts(db: Database, count: number): Promise<void> {
  const at = startOfDay(addDays(disbursedOn, 6)) + 3_600_000;
  await db.insert(repayments).values(
    Array.from({ length: count }, (_, index) => ({
      payOrderId: `P${index + 1}`,
      orderNo: loanNo(index + 1),
      state: 'open' as const,
      amountCents: 300_000,
      mobile: '712345678' as Sealed,
      createdAt: at,
      expiresAt: at + 120_000,
      checkoutRequestId: `ws_${index + 1}`,
    })),
  );
}
