import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { borrowerKey, mobileHash } from '../storage/borrower-keys.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { moneyPlaces } from '../storage/money-places.ts';
import { propertyOf } from '../storage/property-of.ts';
import { enqueue } from '../storage/queue.ts';
import { rewriteTables } from '../storage/rewrite-tables.ts';
import {
  disbursements,
  orders,
  providerInbox,
  refunds,
  repayments,
  settings,
  users,
  vouchers,
} from '../storage/schema/index.ts';
import { keyIdOf, type SealedPlace } from '../storage/sealing-key.ts';
import type { JobHandlers } from './job-handlers.ts';
import { keptFact } from './provider-inbox.ts';
import { receiptHash } from './repayment/vouchers/typed-receipt.ts';

const pageRows = 500;
const dayMs = 86_400_000;
/** The row of the settings with the place that the sealing has reached; the migration 0014 adds the row. */
const cursorName = 'payersToSeal';

/** A column of an order's rows that rows from before 0014 have in clear. */
interface OlderText {
  table: PgTable;
  id: PgColumn;
  orderNo: PgColumn;
  text: PgColumn;
  place: (id: string) => SealedPlace;
  /** What the row keeps to be found by. */
  hashes?: (db: Transaction, text: string) => Record<string, string>;
  /** The rows that are found by hashes: these are sealed before a server answers. */
  isFound?: (at: number) => SQL;
}

const texts: readonly OlderText[] = [
  {
    table: disbursements,
    id: disbursements.id,
    orderNo: disbursements.orderNo,
    text: disbursements.mobile,
    place: moneyPlaces.payout,
  },
  {
    table: repayments,
    id: repayments.payOrderId,
    orderNo: repayments.orderNo,
    text: repayments.mobile,
    place: moneyPlaces.payer,
    hashes: (db, number) => ({ mobileHash: mobileHash(db, number) }),
    isFound: (at) => gt(repayments.createdAt, at - dayMs),
  },
  {
    table: refunds,
    id: refunds.id,
    orderNo: refunds.orderNo,
    text: refunds.paidFrom,
    place: moneyPlaces.refund,
  },
  {
    table: vouchers,
    id: vouchers.id,
    orderNo: vouchers.orderNo,
    text: vouchers.typedReceipt,
    place: moneyPlaces.typedReceipt,
    hashes: (db, receipt) => ({ typedReceiptHash: receiptHash(db, receipt) }),
    isFound: () => isNull(vouchers.decidedAt),
  },
];

/** Where the sealing is: the number of a table, and the last row of it that is done. */
interface Cursor {
  part: number;
  after: string;
}

/** Whether rows from before 0014 may still be in clear. */
export async function someInClear(db: Database | Transaction): Promise<boolean> {
  return (await cursorOf(db)) !== null;
}

/**
 * Seals the older rows by which others are found, and queues the sealing of the rest. Call at each start,
 * before anything is read.
 */
export async function startSealing(tx: Transaction, at: number): Promise<void> {
  const cursor = await cursorOf(tx);
  if (!cursor) return;
  for (const each of texts) if (each.isFound) await sealRows(tx, each, and(inClear(each), each.isFound(at)));
  await queue(tx, cursor, at);
}

/**
 * Seals one page of the older rows; false after the last. Safe to stop and to repeat, and beside servers that
 * read and write.
 */
export async function sealSomePayers(tx: Transaction): Promise<boolean> {
  const cursor = await cursorOf(tx, true);
  if (!cursor) return false;
  const older = texts[cursor.part];
  const last = older
    ? await sealRows(tx, older, gt(older.id, cursor.after), pageRows)
    : await sealFacts(tx, Number(cursor.after));
  if (last === null && !older) await tx.delete(settings).where(eq(settings.name, cursorName));
  else {
    const value: Cursor = last === null ? { part: cursor.part + 1, after: '' } : { ...cursor, after: last };
    await tx.update(settings).set({ value }).where(eq(settings.name, cursorName));
  }
  return true;
}

/** Removes what the sealed rows were from the files of the database. Blocks the tables meanwhile. */
export function rewritePayers(db: Database): Promise<void> {
  return rewriteTables(db, [...texts.map(({ table }) => table), providerInbox]);
}

/** `sealPayers`: seals the older rows, page by page. `rewritePayers`: afterwards, once. */
export const sealingJobs: JobHandlers = {
  sealPayers: {
    inTransaction: async (tx, _payload: object, { at }) => {
      if (!(await sealSomePayers(tx))) return;
      const next = await cursorOf(tx);
      if (next) await queue(tx, next, at);
      else await enqueue(tx, { kind: 'rewritePayers', key: '0014', runAt: at, payload: {} });
    },
  },
  rewritePayers: {
    outside: async (_payload: object, { lender }) => rewritePayers(lender.db),
  },
};

async function queue(tx: Transaction, { part, after }: Cursor, at: number): Promise<void> {
  await enqueue(tx, { kind: 'sealPayers', key: `${part}:${after}`, runAt: at, payload: {} });
}

async function cursorOf(db: Database | Transaction, locked = false): Promise<Cursor | null> {
  const query = db.select().from(settings).where(eq(settings.name, cursorName));
  const [row] = await (locked ? query.for('update') : query);
  return (row?.value as Cursor | undefined) ?? null;
}

const inClear = ({ text }: OlderText) => sql`${text} <> '' and ${text} not like 'v1.%'`;

/** Seals the rows that fit; gives the id of the last, null without one. */
async function sealRows(
  tx: Transaction,
  { table, id, orderNo, text, place, hashes }: OlderText,
  which: SQL | undefined,
  limit?: number,
): Promise<string | null> {
  const query = tx
    .select({ id, text, owner: { id: users.id, key: users.key } })
    .from(table)
    .innerJoin(orders, eq(orders.orderNo, orderNo))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(which)
    .orderBy(asc(id))
    .for('update', { of: table });
  const rows = await (limit === undefined ? query : query.limit(limit));
  for (const { id: rowId, text: clear, owner } of rows) {
    if (clear === null || clear === '' || keyIdOf(String(clear)) !== null) continue;
    const [row, value] = [String(rowId), String(clear)];
    // Erased before rows were sealed: the end of the number had stayed.
    const sealed = owner.key === '' ? '' : borrowerKey(tx, owner).seal(value, place(row));
    await tx
      .update(table)
      .set({ [propertyOf(table, text)]: sealed, ...(sealed !== '' && hashes?.(tx, value)) })
      .where(eq(id, row));
  }
  const last = rows.at(-1);
  return last ? String(last.id) : null;
}

async function sealFacts(tx: Transaction, after: number): Promise<string | null> {
  // Facts are append only; a change declares itself.
  await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
  const rows = await tx
    .select()
    .from(providerInbox)
    .where(gt(providerInbox.id, after))
    .orderBy(asc(providerInbox.id))
    .limit(pageRows);
  for (const { id, key, body } of rows) {
    if (keyIdOf(body) !== null) continue;
    const kept = await keptFact(tx, key, JSON.parse(body));
    await tx.update(providerInbox).set(kept).where(eq(providerInbox.id, id));
  }
  await tx.execute(sql`select set_config('kopa.erasing', 'off', true)`);
  const last = rows.at(-1);
  return last ? String(last.id) : null;
}

/** Seals all older rows now, page by page, and rewrites their tables. Gives whether there were any. */
export async function sealAllPayers(db: Database): Promise<boolean> {
  if (!(await someInClear(db))) return false;
  while (await inTransaction(db, sealSomePayers));
  await rewritePayers(db);
  return true;
}
