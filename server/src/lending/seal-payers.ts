import { dayMs } from '@kopa/contract/calendar';
import { and, asc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
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
  extensions,
  jobs,
  journals,
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
import { receiptKey } from './ledger/book-receipt.ts';
import { lockOrderNo } from './orders/find-order.ts';
import { factColumns, keptFact, openFact, promptedKey, sealedFact } from './provider-inbox.ts';
import { lockOneRepayment } from './repayment/find-repayment.ts';
import { namePrompt, promptHash } from '../storage/prompt-name.ts';
import { receiptHash } from './repayment/vouchers/typed-receipt.ts';

const pageRows = 500;
/** Each row of a page locks its order. */
const pagePrompts = 100;
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

/** After the texts: the provider's names of prompts; then the facts. */
const promptPart = texts.length;

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
  const { part, after } = cursor;
  const older = texts[part];
  const isPrompts = part === promptPart;
  const last = older
    ? await sealRows(tx, older, gt(older.id, after), pageRows)
    : isPrompts
      ? await sealPrompts(tx, after)
      : await sealFacts(tx, Number(after));
  if (last === null && !older && !isPrompts) await tx.delete(settings).where(eq(settings.name, cursorName));
  else {
    const value: Cursor = last === null ? { part: part + 1, after: '' } : { part, after: last };
    await tx.update(settings).set({ value }).where(eq(settings.name, cursorName));
  }
  return true;
}

/** Removes what the sealed rows were from the files of the database. Blocks the tables meanwhile. */
export function rewritePayers(db: Database): Promise<void> {
  return rewriteTables(db, [...texts.map(({ table }) => table), providerInbox, journals, extensions, jobs]);
}

/** `sealPayers`: seals the older rows, page by page. `rewritePayers`: afterwards, once. */
export const sealingJobs: JobHandlers = {
  sealPayers: {
    inTransaction: async (tx, _payload: object, { at }) => {
      if (!(await sealSomePayers(tx))) return;
      const next = await cursorOf(tx);
      if (next) await queue(tx, next, at);
      else await enqueue(tx, { kind: 'rewritePayers', key: 'prompt-names', runAt: at, payload: {} });
    },
  },
  rewritePayers: {
    outside: async (_payload: object, { lender }) => rewritePayers(lender.db),
  },
};

async function queue(tx: Transaction, { part, after }: Cursor, at: number): Promise<void> {
  await enqueue(tx, { kind: 'sealPayers', key: `prompt-names:${part}:${after}`, runAt: at, payload: {} });
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

/**
 * Seals the provider's names of prompts, which an earlier release has kept in clear, also in the keys of
 * journals. Gives the id of the last, null without one.
 */
async function sealPrompts(tx: Transaction, after: string): Promise<string | null> {
  const page = await tx
    .select({ id: repayments.payOrderId, orderNo: repayments.orderNo })
    .from(repayments)
    .where(and(gt(repayments.payOrderId, after), isNotNull(repayments.checkoutRequestId)))
    .orderBy(asc(repayments.payOrderId))
    .limit(pagePrompts);
  // As everywhere, an order is locked before its rows: no payment is booked meanwhile.
  for (const orderNo of [...new Set(page.map((row) => row.orderNo))].toSorted())
    await lockOrderNo(tx, orderNo);
  await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
  for (const { id, orderNo } of page) {
    const { checkoutRequestId: name } = (await lockOneRepayment(tx, id))!;
    if (name === null) continue;
    await tx.update(repayments).set({ checkoutRequestId: null }).where(eq(repayments.payOrderId, id));
    // Of a claimed payment the column has our own id.
    if (name === id) continue;
    await namePrompt(tx, { payOrderId: id, orderNo }, name);
    const renamed = (key: PgColumn) => sql`replace(${key}, ${name}, ${id})`;
    const has = (key: PgColumn) => sql`position(${name} in ${key}) > 0`;
    await tx
      .update(journals)
      .set({ key: renamed(journals.key) })
      .where(and(eq(journals.orderNo, orderNo), has(journals.key)));
    await tx
      .update(extensions)
      .set({ journalKey: renamed(extensions.journalKey) })
      .where(and(eq(extensions.orderNo, orderNo), has(extensions.journalKey)));
    await tx
      .update(jobs)
      .set({ key: renamed(jobs.key) })
      .where(and(eq(jobs.kind, 'overpaid'), eq(jobs.key, receiptKey(name))));
  }
  await tx.execute(sql`select set_config('kopa.erasing', 'off', true)`);
  return page.at(-1)?.id ?? null;
}

async function sealFacts(tx: Transaction, after: number): Promise<string | null> {
  // Facts are append only; a change declares itself.
  await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
  const rows = await tx
    .select(factColumns)
    .from(providerInbox)
    .leftJoin(users, eq(users.id, providerInbox.userId))
    .where(gt(providerInbox.id, after))
    .orderBy(asc(providerInbox.id))
    .limit(pageRows);
  for (const row of rows) {
    const { id, key, body, owner } = row;
    const isSealed = keyIdOf(body) !== null;
    const name = await hashedKey(tx, id, key);
    if (isSealed && name === key) continue;
    const words = openFact(tx, row);
    const kept = isSealed ? { body: sealedFact(tx, owner, name, words) } : await keptFact(tx, name, words);
    await tx
      .update(providerInbox)
      .set({ ...kept, key: name })
      .where(eq(providerInbox.id, id));
  }
  await tx.execute(sql`select set_config('kopa.erasing', 'off', true)`);
  const last = rows.at(-1);
  return last ? String(last.id) : null;
}

/** The key of a fact, without the provider's name of a prompt in clear. */
async function hashedKey(tx: Transaction, id: number, key: string): Promise<string> {
  const [, name, result] = /^prompt:([^]*):([^:]*:[^:]*)$/.exec(key) ?? [];
  if (name === undefined || result === undefined) return key;
  const hashed = promptedKey(promptHash(tx, name), result);
  const [other] = await tx
    .select({ id: providerInbox.id })
    .from(providerInbox)
    .where(eq(providerInbox.key, hashed));
  // Told to a server of each release at one time.
  return other ? `${hashed}:${id}` : hashed;
}

/** Seals all older rows now, page by page, and rewrites their tables. Gives whether there were any. */
export async function sealAllPayers(db: Database): Promise<boolean> {
  if (!(await someInClear(db))) return false;
  while (await inTransaction(db, sealSomePayers));
  await rewritePayers(db);
  return true;
}
