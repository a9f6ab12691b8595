import { and, eq, gt, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { borrowerKey, newBorrower } from './borrower-keys.ts';
import type { Database, Transaction } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { keysOf } from './key-ring.ts';
import { propertyOf } from './property-of.ts';
import {
  appeals,
  feedbackMessages,
  feedbacks,
  orderAnswers,
  orders,
  orderSections,
  settings,
  users,
  userSections,
} from './schema/index.ts';
import { openPayout } from './sealed-payout.ts';
import { CannotOpen, keyIdOf } from './sealing-key.ts';

const pageRows = 500;
const done = { name: 'sealed', value: '0012' };
const owner = { id: users.id, key: users.key };
const ownerOf = (orderNo: PgColumn) =>
  sql`(select ${orders.userId} from ${orders} where ${orders.orderNo} = ${orderNo})`;

/** A column of values under the borrower's key, which older rows have in clear. */
interface OlderColumn {
  column: string;
  table: PgTable;
  text: PgColumn;
  /** The key of a row, as the values are bound to it. */
  row: readonly PgColumn[];
  /** The id of the borrower of a row. */
  of: PgColumn | SQL;
  /** The value that a text in clear states. */
  read?: (db: Transaction, userId: string, text: string) => unknown;
}

const columns: readonly OlderColumn[] = [
  {
    column: 'order_sections.fields',
    table: orderSections,
    text: orderSections.fields,
    row: [orderSections.orderNo, orderSections.section],
    of: ownerOf(orderSections.orderNo),
    read: fieldsOf,
  },
  {
    column: 'user_sections.fields',
    table: userSections,
    text: userSections.fields,
    row: [userSections.userId, userSections.section],
    of: userSections.userId,
    read: fieldsOf,
  },
  {
    column: 'order_answers.answer',
    table: orderAnswers,
    text: orderAnswers.answer,
    row: [orderAnswers.orderNo, orderAnswers.code],
    of: ownerOf(orderAnswers.orderNo),
  },
  {
    column: 'appeals.text',
    table: appeals,
    text: appeals.text,
    row: [appeals.orderNo],
    of: ownerOf(appeals.orderNo),
  },
  {
    column: 'feedbacks.description',
    table: feedbacks,
    text: feedbacks.description,
    row: [feedbacks.id],
    of: feedbacks.userId,
  },
  {
    column: 'feedbacks.contact',
    table: feedbacks,
    text: feedbacks.contact,
    row: [feedbacks.id],
    of: feedbacks.userId,
  },
  {
    column: 'feedback_messages.content',
    table: feedbackMessages,
    text: feedbackMessages.content,
    row: [feedbackMessages.feedbackId, feedbackMessages.number],
    of: sql`(select ${feedbacks.userId} from ${feedbacks} where ${feedbacks.id} = ${feedbackMessages.feedbackId})`,
  },
];

/**
 * Seals what a database from before the migration 0012 has in clear, page by page, once. Call at the start of
 * a server, before anything is read. Two servers at once seal each row once.
 */
export async function sealOlder(db: Database): Promise<void> {
  const [known] = await db.select().from(settings).where(eq(settings.name, done.name));
  if (known?.value === done.value) return;
  await untilNone(() => sealUsers(db));
  for (const each of columns) await untilNone(() => sealColumn(db, each));
  await sealReceiverAccounts(db);
  await db
    .insert(settings)
    .values(done)
    .onConflictDoUpdate({ target: settings.name, set: { value: done.value } });
}

async function untilNone(page: () => Promise<number>): Promise<void> {
  while ((await page()) > 0);
}

function sealUsers(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(users)
      .where(and(eq(users.key, ''), ne(users.mobile, '')))
      .orderBy(users.id)
      .limit(pageRows)
      .for('update');
    for (const { id, mobile, language, createdAt } of rows)
      await tx
        .update(users)
        .set(newBorrower(tx, { id, mobile, language, createdAt }))
        .where(eq(users.id, id));
    return rows.length;
  });
}

function sealColumn(db: Database, { column, table, text, row, of, read }: OlderColumn): Promise<number> {
  return inTransaction(db, async (tx) => {
    // Rows that are append only change for an erasure, and for this.
    await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
    const parts = Object.fromEntries(row.map((part, index) => [`part${index}`, part]));
    const rows = await tx
      .select({ ...parts, text, owner })
      .from(table)
      .innerJoin(users, eq(users.id, of))
      .where(and(ne(text, ''), ne(users.key, ''), sql`${text} !~ '^v1[.][0-9a-f]{8}[.][A-Za-z0-9_-]+$'`))
      .limit(pageRows)
      .for('update', { of: table });
    for (const { text: clear, owner: borrower, ...own } of rows) {
      const place = { column, row: Object.values(own) as (string | number)[] };
      const value = read ? read(tx, borrower.id, String(clear)) : clear;
      const sealed = borrowerKey(tx, borrower).seal(value, place);
      await tx
        .update(table)
        .set({ [propertyOf(table, text)]: sealed })
        .where(and(...row.map((part, index) => eq(part, place.row[index]!))));
    }
    return rows.length;
  });
}

/** The accounts were under the lender's key; one that no key opens is left out. */
async function sealReceiverAccounts(db: Database): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) last = await sealReceiverAccountsAfter(db, last);
}

function sealReceiverAccountsAfter(db: Database, last: string): Promise<string | undefined> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ id: feedbacks.id, account: feedbacks.receiverAccount, owner })
      .from(feedbacks)
      .innerJoin(users, eq(users.id, feedbacks.userId))
      .where(and(isNotNull(feedbacks.receiverAccount), gt(feedbacks.id, last)))
      .orderBy(feedbacks.id)
      .limit(pageRows)
      .for('update', { of: feedbacks });
    for (const { id, account, owner: borrower } of rows) {
      const key = borrowerKey(tx, borrower);
      if (keyIdOf(account!) === key.id) continue;
      const place = { column: 'feedbacks.receiver_account', row: id };
      const value = openedOrNull(() => keysOf(tx).open(account!, place, 'feedbackReceiverAccount'));
      const receiverAccount = value === null ? null : key.seal(value, place);
      await tx.update(feedbacks).set({ receiverAccount }).where(eq(feedbacks.id, id));
    }
    return rows.at(-1)?.id;
  });
}

/** The fields of a section in clear; numbers of an account that no key opens are left out. */
function fieldsOf(db: Transaction, userId: string, text: string): unknown {
  const kept = JSON.parse(text) as Record<string, string>;
  const { accountNumber: _, curp: __, bvn: ___, ...others } = kept;
  return openedOrNull(() => openPayout(keysOf(db), userId, kept)) ?? others;
}

function openedOrNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    return null;
  }
}
