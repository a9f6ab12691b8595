import { and, eq, ne, notLike, sql, type SQL } from 'drizzle-orm';
import { borrowerKey, newBorrower } from './borrower-keys.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { keysOf } from './key-ring.ts';
import { orderAnswers, orders, orderSections, settings, users, userSections } from './schema/index.ts';
import { openPayout } from './sealed-payout.ts';
import { CannotOpen, type Sealed } from './sealing-key.ts';

const pageRows = 500;
const done = { name: 'sealed', value: '0008' };
const isClear = (text: PgColumn): SQL => notLike(sql`${text}`, 'v1.%');
const owner = { id: users.id, key: users.key };

/**
 * Seals what a database from before the migration 0008 has in clear, page by page, once. Call at the start of
 * a server, before anything is read. Two servers at once seal each row once.
 */
export async function sealOlder(db: Database): Promise<void> {
  const [known] = await db.select().from(settings).where(eq(settings.name, done.name));
  if (known) return;
  await untilNone(() => sealUsers(db));
  await untilNone(() => sealOrderSections(db));
  await untilNone(() => sealUserSections(db));
  await untilNone(() => sealAnswers(db));
  await db.insert(settings).values(done).onConflictDoNothing();
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

function sealOrderSections(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({
        orderNo: orderSections.orderNo,
        section: orderSections.section,
        fields: orderSections.fields,
        owner,
      })
      .from(orderSections)
      .innerJoin(orders, eq(orders.orderNo, orderSections.orderNo))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(isClear(orderSections.fields))
      .limit(pageRows)
      .for('update', { of: orderSections });
    for (const { orderNo, section, fields, owner: row } of rows) {
      const place = { column: 'order_sections.fields', row: [orderNo, section] };
      const sealed = borrowerKey(tx, row).seal(opened(db, row.id, fields), place);
      await tx
        .update(orderSections)
        .set({ fields: sealed })
        .where(and(eq(orderSections.orderNo, orderNo), eq(orderSections.section, section)));
    }
    return rows.length;
  });
}

function sealUserSections(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ section: userSections.section, fields: userSections.fields, owner })
      .from(userSections)
      .innerJoin(users, eq(users.id, userSections.userId))
      .where(isClear(userSections.fields))
      .limit(pageRows)
      .for('update', { of: userSections });
    for (const { section, fields, owner: row } of rows) {
      const place = { column: 'user_sections.fields', row: [row.id, section] };
      const sealed = borrowerKey(tx, row).seal(opened(db, row.id, fields), place);
      await tx
        .update(userSections)
        .set({ fields: sealed })
        .where(and(eq(userSections.userId, row.id), eq(userSections.section, section)));
    }
    return rows.length;
  });
}

function sealAnswers(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ orderNo: orderAnswers.orderNo, code: orderAnswers.code, answer: orderAnswers.answer, owner })
      .from(orderAnswers)
      .innerJoin(orders, eq(orders.orderNo, orderAnswers.orderNo))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(isClear(orderAnswers.answer))
      .limit(pageRows)
      .for('update', { of: orderAnswers });
    for (const { orderNo, code, answer, owner: row } of rows) {
      const place = { column: 'order_answers.answer', row: [orderNo, code] };
      await tx
        .update(orderAnswers)
        .set({ answer: borrowerKey(tx, row).seal(answer, place) })
        .where(and(eq(orderAnswers.orderNo, orderNo), eq(orderAnswers.code, code)));
    }
    return rows.length;
  });
}

/** The fields of a section in clear; numbers of an account that no key opens are left out. */
function opened(db: Database, userId: string, fields: Sealed): Record<string, string> {
  const kept = JSON.parse(fields) as Record<string, string>;
  try {
    return openPayout(keysOf(db), userId, kept);
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    const { accountNumber: _, curp: __, bvn: ___, ...others } = kept;
    return others;
  }
}
