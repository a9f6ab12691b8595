import { and, asc, eq, isNotNull, isNull, ne, notLike, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { keyOfOrder } from './borrower-keys.ts';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { keysOf } from './key-ring.ts';
import { resealLookupKey } from './open-keys.ts';
import { propertyOf } from './property-of.ts';
import {
  callbackSecrets,
  feedbackFiles,
  idempotencyKeys,
  identityChecks,
  orderPhotos,
  outbox,
  photoReadings,
  providerInbox,
  retainedRecords,
  staff,
  staffInvitations,
  uploadParts,
  users,
  voucherImages,
} from './schema/index.ts';
import { CannotOpen, keyIdOf, type SealingKey } from './sealing-key.ts';

const pageRows = 500;

/** A column of values under the lender's keys. `row`: the key of a row, as the values are bound to it. */
interface SealedColumn {
  column: string;
  table: PgTable;
  text: PgColumn;
  row: readonly PgColumn[];
  /** The purpose of values from before keys had names. */
  unnamedAs?: string;
  /** Which rows have their value under the lender's keys; without it, all. */
  where?: SQL;
  /** The key of the borrower of a row, which seals the value; older values are under the lender's keys. */
  own?: (db: Database, row: readonly string[]) => Promise<SealingKey>;
}

const { orderNo, frontFile, backFile, faceFile, claim, claimed, evidence } = identityChecks;
const checkRow = [orderNo, frontFile, backFile, faceFile, claim];

const sealedColumns: readonly SealedColumn[] = [
  { column: 'users.key', table: users, text: users.key, row: [users.id] },
  {
    column: 'outbox.message',
    table: outbox,
    text: outbox.message,
    row: [outbox.mobileHash, outbox.createdAt],
  },
  {
    column: 'callback_secrets.sealed',
    table: callbackSecrets,
    text: callbackSecrets.sealed,
    row: [callbackSecrets.hash],
    unnamedAs: 'callbackSecret',
  },
  {
    column: 'photo_readings.text',
    table: photoReadings,
    text: photoReadings.text,
    row: [photoReadings.file],
    own: keyOfReading,
    unnamedAs: 'cardReading',
  },
  {
    column: 'identity_checks.claimed',
    table: identityChecks,
    text: claimed,
    row: checkRow,
    own: (db, [order]) => keyOfOrder(db, order!),
    unnamedAs: 'identityCheck',
  },
  {
    column: 'identity_checks.evidence',
    table: identityChecks,
    text: evidence,
    row: checkRow,
    own: (db, [order]) => keyOfOrder(db, order!),
    unnamedAs: 'identityCheck',
  },
  {
    column: 'idempotency_keys.answer',
    table: idempotencyKeys,
    text: idempotencyKeys.answer,
    row: [idempotencyKeys.owner, idempotencyKeys.call, idempotencyKeys.key],
    where: isNull(idempotencyKeys.userId),
    unnamedAs: 'idempotency',
  },
  {
    column: 'retained_records.sealed',
    table: retainedRecords,
    text: retainedRecords.sealed,
    row: [retainedRecords.orderNo],
    unnamedAs: 'retainedRecord',
  },
  {
    column: 'provider_inbox.body',
    table: providerInbox,
    text: providerInbox.body,
    row: [providerInbox.key],
    where: isNull(providerInbox.userId),
  },
  { column: 'staff.code_secret', table: staff, text: staff.codeSecret, row: [staff.id] },
  {
    column: 'staff_invitations.code_secret',
    table: staffInvitations,
    text: staffInvitations.codeSecret,
    row: [staffInvitations.tokenHash],
  },
];

/** Where rows name files. */
export const fileColumns = [orderPhotos.file, feedbackFiles.file, voucherImages.file, uploadParts.file];

/** How many values of a column, or files, were sealed anew, and how many no key of the ring opens. */
export interface Resealed {
  column: string;
  resealed: number;
  lost: number;
}

/**
 * Seals everything that is under an earlier key anew under the current one, page by page, while the server
 * runs. Safe to stop and to repeat: each value changes by itself, and only when it is still the one that was
 * read. `resealFile` returns false for a file that is already so, and throws for one that cannot be opened.
 */
export async function reseal(
  db: Database,
  resealFile: (name: string) => Promise<boolean>,
): Promise<Resealed[]> {
  const done: Resealed[] = [];
  for (const each of sealedColumns) done.push(await resealColumn(db, each));
  const lookup = { column: 'settings.value', resealed: 0, lost: 0 };
  try {
    if (await resealLookupKey(db)) lookup.resealed = 1;
  } catch (error) {
    if (!(error instanceof CannotOpen)) throw error;
    lookup.lost = 1;
  }
  const files = { column: 'files', resealed: 0, lost: 0 };
  for (const column of fileColumns)
    for await (const page of pages(db, column.table, [column], isNotNull(column)))
      for (const [name] of page) {
        const outcome = await resealFile(String(name)).catch(() => null);
        if (outcome === null) files.lost += 1;
        else if (outcome) files.resealed += 1;
      }
  return [...done, lookup, files];
}

async function resealColumn(
  db: Database,
  { column, table, text, row, unnamedAs, where, own: ownKey }: SealedColumn,
): Promise<Resealed> {
  const keys = keysOf(db);
  const done = { column, resealed: 0, lost: 0 };
  // Which values are under a borrower's key is known with the key alone.
  const isOther = ownKey ? undefined : notLike(text, `v1.${keys.current.id}.%`);
  const isOlder = and(isNotNull(text), ne(text, ''), isOther, where)!;
  for await (const page of pages(db, table, [...row, text], isOlder))
    for (const values of page) {
      const own = values.slice(0, row.length).map(String);
      const kept = String(values.at(-1));
      try {
        const place = { column, row: own };
        const key = ownKey ? await ownKey(db, own) : keys.current;
        if (keyIdOf(kept) === key.id) continue;
        const sealed = key.seal(keys.open(kept, place, unnamedAs), place);
        const same = row.map((part, index) => eq(part, own[index]!));
        await inTransaction(db, async (tx) => {
          // Facts of providers are append only; a change declares itself.
          await tx.execute(sql`select set_config('kopa.erasing', 'on', true)`);
          await tx
            .update(table)
            .set({ [propertyOf(table, text)]: sealed })
            .where(and(...same, eq(text, kept)));
        });
        done.resealed += 1;
      } catch (error) {
        if (!(error instanceof CannotOpen)) throw error;
        done.lost += 1;
      }
    }
  return done;
}

async function keyOfReading(db: Database, [file]: readonly string[]): Promise<SealingKey> {
  const [reading] = await db
    .select({ orderNo: photoReadings.orderNo })
    .from(photoReadings)
    .where(eq(photoReadings.file, file!));
  return keyOfOrder(db, reading!.orderNo);
}

/** The rows of a table that fulfil a condition, by the order of their first columns, as lists of values. */
async function* pages(
  db: Database,
  table: PgTable,
  columns: readonly PgColumn[],
  condition: SQL,
): AsyncGenerator<unknown[][]> {
  const key = columns.length === 1 ? columns : columns.slice(0, -1);
  const keyList = sql.join([...key], sql`, `);
  let last: unknown[] | null = null;
  for (;;) {
    const after: SQL | null =
      last &&
      sql`(${keyList}) > (${sql.join(
        last.map((each) => sql`${each}`),
        sql`, `,
      )})`;
    const rows: Record<string, unknown>[] = await db
      .select(Object.fromEntries(columns.map((column, index) => [`c${index}`, column])))
      .from(table)
      .where(after ? and(condition, after) : condition)
      .orderBy(...key.map((each) => asc(each)))
      .limit(pageRows);
    if (rows.length === 0) return;
    const page: unknown[][] = rows.map((row) => columns.map((_, index) => row[`c${index}`]));
    yield page;
    last = page.at(-1)!.slice(0, key.length);
  }
}
