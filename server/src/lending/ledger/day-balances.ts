import { dayMs, startOfDay, type Day, type Market } from '@kopa/contract';
import { and, asc, eq, gt, gte, lt, lte, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import {
  accounts,
  dayBalances,
  entries,
  journals,
  settings,
  type Account,
} from '../../storage/schema/index.ts';
import type { Balances } from './balances.ts';

/*
 * Running balances per account and day. Bookings write no such row, so that no two of them meet there: the
 * nightly job folds the entries in the order of their ids, up to a mark. An entry may commit after entries
 * with greater ids, so the mark advances in two steps: first the newest id is noted, and then, once every
 * transaction has ended that may have drawn a smaller one, the entries up to it are folded.
 */

/** All entries up to `folded` are folded; next those up to `id`, after all transactions before `before`. */
interface Mark {
  folded: number;
  next: { id: number; before: string } | null;
}

const name = 'foldedEntries';
/** Entries of one transaction. */
const entriesAtOnce = 100_000;

/**
 * Folds the entries of transactions that have ended into the running balances; any process may, at any time.
 * Returns whether none is left of those that were there: transactions that still run keep later ones back.
 */
export async function foldEntries(db: Database, market: Market, most = entriesAtOnce): Promise<boolean> {
  // Read before the transaction that notes it begins: each earlier entry is then of an older transaction.
  const [newest] = await db.select({ id: max(entries.id) }).from(entries);
  if (!newest?.id) return true;
  const { id } = newest;
  await inTransaction(db, (tx) => noteNext(tx, id));
  for (;;) {
    const mark = await inTransaction(db, (tx) => foldPage(tx, market, most));
    if (mark.isKept) return mark.folded >= id;
  }
}

async function noteNext(tx: Transaction, id: number): Promise<void> {
  await tx
    .insert(settings)
    .values({ name, value: { folded: 0, next: null } })
    .onConflictDoNothing();
  const { folded, next } = await lockMark(tx);
  const [own] = await rowsOf(
    tx,
    sql`select pg_current_xact_id()::text as xid, ${next?.before ?? '0'}::text::xid8 > pg_current_xact_id() as later`,
  );
  // A mark of transactions to come is of another cluster, as after a restore from a dump.
  if (id > folded && (next === null || own!['later'] === true))
    await writeMark(tx, { folded, next: { id, before: String(own!['xid']) } });
}

/** Folds one page, and tells the mark after it; `isKept`: nothing could be folded. */
async function foldPage(
  tx: Transaction,
  market: Market,
  most: number,
): Promise<{ folded: number; isKept: boolean }> {
  const { folded, next } = await lockMark(tx);
  if (next === null) return { folded, isKept: true };
  const [now] = await rowsOf(
    tx,
    sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${next.before}::text::xid8 as over`,
  );
  if (now!['over'] !== true) return { folded, isKept: true };
  const until = Math.min(next.id, folded + most);
  const sums = await tx
    .select({ day: dayOfBooking(market), account: entries.account, ...sumsOfSides })
    .from(entries)
    .innerJoin(journals, eq(journals.id, entries.journalId))
    .where(and(gt(entries.id, folded), lte(entries.id, until)))
    .groupBy(sql`1`, entries.account)
    .orderBy(sql`1`, asc(entries.account));
  if (sums.length > 0)
    await tx
      .insert(dayBalances)
      .values(sums)
      .onConflictDoUpdate({
        target: [dayBalances.day, dayBalances.account],
        set: {
          debitCents: sql`${dayBalances.debitCents} + excluded.debit_cents`,
          creditCents: sql`${dayBalances.creditCents} + excluded.credit_cents`,
        },
      });
  await writeMark(tx, { folded: until, next: until === next.id ? null : next });
  return { folded: until, isKept: false };
}

/** What an account was debited and credited. */
export type Turnover = Record<Account, { debitCents: number; creditCents: number }>;

/** Days of booking: through `last`, and from `first` on if given. */
export interface BookedDays {
  first?: Day;
  last: Day;
  market: Market;
}

/** What was booked on some days, or on all: the rows of the days, and the entries after the mark. */
export async function runningTurnover(tx: Transaction, days?: BookedDays): Promise<Turnover> {
  const { day, account, debitCents, creditCents } = dayBalances;
  const kept = await tx
    .select({
      account,
      debitCents: sql`sum(${debitCents})`.mapWith(Number),
      creditCents: sql`sum(${creditCents})`.mapWith(Number),
    })
    .from(dayBalances)
    .where(days && and(days.first ? gte(day, days.first) : undefined, lte(day, days.last)))
    .groupBy(account);
  const rest = await tx
    .select({ account: entries.account, ...sumsOfSides })
    .from(entries)
    .innerJoin(journals, eq(journals.id, entries.journalId))
    .where(
      and(
        gt(entries.id, await foldedThrough(tx)),
        days?.first ? gte(journals.at, startOfDay(days.first, days.market)) : undefined,
        days && lt(journals.at, startOfDay(days.last, days.market) + dayMs),
      ),
    )
    .groupBy(entries.account);
  const all = Object.fromEntries(
    accounts.map((each) => [each, { debitCents: 0, creditCents: 0 }]),
  ) as Turnover;
  for (const row of [...kept, ...rest]) {
    all[row.account].debitCents += row.debitCents;
    all[row.account].creditCents += row.creditCents;
  }
  return all;
}

/** The balance of each account, in cents: debits less credits. */
export function balancesIn(turnover: Turnover): Balances {
  const balanceOf = (account: Account) => turnover[account].debitCents - turnover[account].creditCents;
  return Object.fromEntries(accounts.map((account) => [account, balanceOf(account)])) as Balances;
}

const sumsOfSides = {
  debitCents: sql`coalesce(sum(case when ${entries.cents} > 0 then ${entries.cents} end), 0)`.mapWith(Number),
  creditCents: sql`coalesce(sum(case when ${entries.cents} < 0 then -${entries.cents} end), 0)`.mapWith(
    Number,
  ),
};

function dayOfBooking(market: Market) {
  const first = startOfDay('1970-01-01', market);
  return sql<Day>`('1970-01-01'::date + ((${journals.at} - ${first}::bigint) / ${dayMs}::bigint)::int)::text`;
}

async function foldedThrough(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row ? (row.value as Mark).folded : 0;
}

async function lockMark(tx: Transaction): Promise<Mark> {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, name))
    .for('update');
  return row!.value as Mark;
}

async function writeMark(tx: Transaction, value: Mark): Promise<void> {
  await tx.update(settings).set({ value }).where(eq(settings.name, name));
}

async function rowsOf(tx: Transaction, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await tx.execute(query)).rows;
}
