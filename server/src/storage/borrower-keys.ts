import { randomBytes } from 'node:crypto';
import type { Language } from '@kopa/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { keysOf } from './key-ring.ts';
import { prepared } from './prepared.ts';
import { orders, users, type UserRow } from './schema/index.ts';
import { CannotOpen, keyIdOf, SealingKey, type Sealed, type SealedPlace } from './sealing-key.ts';

/** The part of a borrower's row with the key. */
export type KeyRow = Pick<UserRow, 'id' | 'key'>;

const keyPlace = (id: string) => ({ column: 'users.key', row: id });
const mobilePlace = (id: string) => ({ column: 'users.mobile', row: id });

/** A borrower's row with a new key. The key is deleted at an erasure: then nothing that it sealed opens. */
export function newBorrower(
  db: Database | Transaction,
  { mobile, ...row }: { id: string; mobile: string; createdAt: number; language?: Language },
): typeof users.$inferInsert {
  const root = randomBytes(32);
  return {
    ...row,
    key: keysOf(db).seal(root.toString('base64url'), keyPlace(row.id)),
    mobile: new SealingKey(root).seal(mobile, mobilePlace(row.id)),
    mobileHash: mobileHash(db, mobile),
  };
}

/** The keyed hash of a number in national digits. */
export function mobileHash(db: Database | Transaction, mobile: string): string {
  return keysOf(db).hash('mobile', mobile);
}

/** The key of a borrower's row; throws `CannotOpen` after the erasure. */
export function borrowerKey(db: Database | Transaction, { id, key }: KeyRow): SealingKey {
  if (key === '') throw new CannotOpen('The borrower was erased.');
  return new SealingKey(Buffer.from(String(keysOf(db).open(key, keyPlace(id))), 'base64url'));
}

/** The number of a borrower's row, in national digits; '' after the erasure. */
export function mobileOf(db: Database | Transaction, row: KeyRow & Pick<UserRow, 'mobile'>): string {
  return row.mobile === '' ? '' : borrowerKey(db, row).openText(row.mobile, mobilePlace(row.id));
}

/**
 * A text of a borrower; '' where there is none. Rows from before texts of money were sealed state theirs in
 * clear, until the job `sealPayers` has sealed them. `key`: null without one, for such rows. Throws
 * `CannotOpen`.
 */
export function readText(key: SealingKey | null, text: string, place: SealedPlace): string {
  if (keyIdOf(text) === null) return text;
  if (!key) throw new CannotOpen('The borrower was erased.');
  return key.openText(text as Sealed, place);
}

const keyByUser = prepared((db) =>
  db
    .select({ id: users.id, key: users.key })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('key_of_borrower'),
);
const keyByOrder = prepared((db) =>
  db
    .select({ id: users.id, key: users.key })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.orderNo, sql.placeholder('orderNo')))
    .prepare('key_of_order'),
);

/**
 * A value of a borrower, under the borrower's key; older ones are under the lender's. `unnamedAs` as for
 * `KeyRing.open`. Throws `CannotOpen`.
 */
export function openOwn(
  db: Database | Transaction,
  key: SealingKey | null,
  text: string,
  place: SealedPlace,
  unnamedAs?: string,
): unknown {
  return key && keyIdOf(text) === key.id ? key.open(text, place) : keysOf(db).open(text, place, unnamedAs);
}

/** The key of a borrower; null for an id of nobody, and after the erasure. */
export async function keyOrNone(db: Database | Transaction, userId: string): Promise<SealingKey | null> {
  const [row] = await keyByUser(db).execute({ userId });
  return row && row.key !== '' ? borrowerKey(db, row) : null;
}

/** The key of a borrower; throws `CannotOpen` after the erasure. */
export async function keyOfBorrower(db: Database | Transaction, userId: string): Promise<SealingKey> {
  const [row] = await keyByUser(db).execute({ userId });
  if (!row) throw new CannotOpen('There is no such borrower.');
  return borrowerKey(db, row);
}

/** The key of an order's borrower; throws `CannotOpen` after the erasure. */
export async function keyOfOrder(db: Database | Transaction, orderNo: string): Promise<SealingKey> {
  const [row] = await keyByOrder(db).execute({ orderNo });
  if (!row) throw new CannotOpen('There is no such order.');
  return borrowerKey(db, row);
}

/** The keys of borrowers, by the borrower's id; without erased ones. */
export async function keysOfBorrowers(
  db: Database | Transaction,
  ids: readonly string[],
): Promise<Map<string, SealingKey>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, key: users.key })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), ne(users.key, '')));
  return new Map(rows.map((row) => [row.id, borrowerKey(db, row)]));
}
