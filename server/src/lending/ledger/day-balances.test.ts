import { addDays, type Day } from '@kopa/contract';
import { kenyaMarket } from '@kopa/contract/market';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDatabaseUrl, openOwnEmbedded, postgres, useDatabase } from '../../../test/test-database.ts';
import { begin, startTestLender } from '../../../test/test-lender.ts';
import { day, dayOf, minute, startOfDay } from '../../../test/times.ts';
import type { Database } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { openPostgres } from '../../storage/open.ts';
import { dayBalances, settings } from '../../storage/schema/index.ts';
import { reconcileDay } from '../desk/reconcile-day.ts';
import { allBalances } from './balances.ts';
import { balancesIn, foldEntries, runningTurnover } from './day-balances.ts';
import { post } from './post.ts';
import { reconcile } from './reconcile.ts';

const first = dayOf(begin);
const dayAfter = (days: number) => addDays(first, days);
let posted = 0;

/** A receipt into suspense, booked on a day. */
const book = (db: Database, on: Day, cents: number) =>
  inTransaction(db, (tx) =>
    post(tx, {
      key: `receipt:S${(posted += 1)}`,
      kind: 'receipt',
      orderNo: null,
      day: first,
      at: startOfDay(on),
      sides: { paybillFloat: cents, suspense: -cents },
    }),
  );
const floatBy = async (db: Database, last: Day) =>
  balancesIn(await inTransaction(db, (tx) => runningTurnover(tx, { last, market: kenyaMarket })))
    .paybillFloat;
const kept = (db: Database) =>
  db
    .select({ day: dayBalances.day, debit: dayBalances.debitCents, credit: dayBalances.creditCents })
    .from(dayBalances)
    .where(eq(dayBalances.account, 'suspense'))
    .orderBy(dayBalances.day);

/** Transactions of other tests may keep entries back for a moment. */
async function foldAll(db: Database): Promise<void> {
  while (!(await foldEntries(db, kenyaMarket)));
}

describe('running balances', () => {
  const test = useDatabase(openOwnEmbedded);

  it.each([1, 3, 1000])(
    'are of the day of booking, whatever was folded at once: %i entries',
    async (most) => {
      for (const [on, cents] of [
        [0, 100],
        [0, 20],
        [2, 3],
      ] as const)
        await book(test.db, dayAfter(on), cents);
      await foldEntries(test.db, kenyaMarket, most);
      await book(test.db, dayAfter(2), 4_000);
      const told = async () => [
        await floatBy(test.db, addDays(first, -1)),
        await floatBy(test.db, dayAfter(1)),
        await floatBy(test.db, dayAfter(2)),
      ];
      expect(await told()).toEqual([0, 120, 4_123]);
      expect(await kept(test.db)).toEqual([
        { day: first, debit: 0, credit: 120 },
        { day: dayAfter(2), debit: 0, credit: 3 },
      ]);
      await foldEntries(test.db, kenyaMarket, most);
      expect(await told()).toEqual([0, 120, 4_123]);
      expect(await kept(test.db)).toEqual([
        { day: first, debit: 0, credit: 120 },
        { day: dayAfter(2), debit: 0, credit: 4_003 },
      ]);
    },
  );

  it('a fold that another process has done, or that found nothing, changes nothing', async () => {
    await foldEntries(test.db, kenyaMarket);
    await book(test.db, first, 100);
    await foldEntries(test.db, kenyaMarket);
    await foldEntries(test.db, kenyaMarket);
    expect(await kept(test.db)).toEqual([{ day: first, debit: 0, credit: 100 }]);
  });

  it('a balance that is not the sum of its entries is named, of its day and of all days', async () => {
    await book(test.db, first, 100);
    await book(test.db, dayAfter(1), 5);
    await foldEntries(test.db, kenyaMarket);
    const named = async () => [
      (await inTransaction(test.db, reconcile)).unequal,
      (await inTransaction(test.db, (tx) => reconcileDay(tx, first, kenyaMarket, null))).unequal,
      (await inTransaction(test.db, (tx) => reconcileDay(tx, dayAfter(1), kenyaMarket, null))).unequal,
    ];
    expect(await named()).toEqual([[], [], []]);
    await test.db.execute(
      sql`update day_balances set credit_cents = credit_cents + 1 where account = 'suspense' and day = ${first}`,
    );
    expect(await named()).toEqual([['suspense'], ['suspense'], []]);
  });

  it('a mark of another cluster, as after a restore from a dump, does not stop the fold', async () => {
    await book(test.db, first, 100);
    await test.db
      .insert(settings)
      .values({ name: 'foldedEntries', value: { folded: 0, next: { id: 1, before: '900000000000' } } });
    await foldEntries(test.db, kenyaMarket);
    expect(await kept(test.db)).toEqual([{ day: first, debit: 0, credit: 100 }]);
  });

  it('the night folds what was booked', async () => {
    const lender = await startTestLender(test.db);
    await book(test.db, first, 100);
    await lender.pass(day + 10 * minute);
    expect(await kept(test.db)).toEqual([{ day: first, debit: 0, credit: 100 }]);
  });
});

describe.skipIf('missing' in postgres)('running balances beside bookings', () => {
  const test = useDatabase(async () => openPostgres(await newDatabaseUrl(), { connections: 3 }));
  beforeEach(() => book(test.db, first, 1));

  it('an entry that commits after entries with greater ids is folded once, and counted before', async () => {
    const balance = () =>
      inTransaction(test.db, async (tx) => balancesIn(await runningTurnover(tx)).suspense);
    await test.db.transaction(async (slow) => {
      await post(slow, {
        key: 'receipt:SLOW',
        kind: 'receipt',
        orderNo: null,
        day: first,
        at: begin,
        sides: { paybillFloat: 70, suspense: -70 },
      });
      await book(test.db, first, 500);
      expect(await foldEntries(test.db, kenyaMarket)).toBe(false);
      expect(await balance()).toBe(-501);
    });
    expect(await balance()).toBe(-571);
    await foldAll(test.db);
    expect(await kept(test.db)).toEqual([{ day: first, debit: 0, credit: 571 }]);
    expect(await balance()).toBe(-571);
    const { unequal } = await inTransaction(test.db, reconcile);
    expect([unequal, await inTransaction(test.db, allBalances)]).toMatchObject([[], { suspense: -571 }]);
  });

  it('many at once fold each entry once, beside bookings', async () => {
    const booked = [...Array(30).keys()].map((n) => book(test.db, dayAfter(n % 3), 1));
    const folded = [1, 2, 3, 4].map(() => foldEntries(test.db, kenyaMarket, 2));
    await Promise.all([...booked, ...folded]);
    await foldAll(test.db);
    expect((await kept(test.db)).map(({ credit }) => credit)).toEqual([11, 10, 10]);
    expect((await inTransaction(test.db, reconcile)).unequal).toEqual([]);
  });
});
