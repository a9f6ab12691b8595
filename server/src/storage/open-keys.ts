import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { keptSecret, keptSecretName } from './kept-secret.ts';
import { KeyRing, keysOf, useKeys } from './key-ring.ts';
import { settings } from './schema/index.ts';

/** The lender's secrets, as the settings state them. */
export interface Secrets {
  /** Null: the sandbox keeps one of its own in the database. */
  secret: string | null;
  /** Earlier ones, whose values still open. */
  secretsBefore: readonly string[];
}

/** Gives a database its keys, and returns them with the secret that keys the hashes. */
export async function openKeys(
  db: Database,
  { secret, secretsBefore }: Secrets,
): Promise<{ keys: KeyRing; pepper: string }> {
  const pepper = secret ?? (await keptSecret(db));
  const keys = new KeyRing(pepper, secretsBefore);
  useKeys(db, keys);
  keys.lookUpWith(await lookupKey(db, keys));
  return { keys, pepper };
}

/**
 * The keys of a database that is only read, and a name of its lender, which a change of `SECRET` leaves; null
 * when no server has used the database yet. Throws `CannotOpen`.
 */
export async function readKeys(
  db: Database,
  { secret, secretsBefore }: Secrets,
): Promise<{ keys: KeyRing; lender: string } | null> {
  const kept = new Map((await db.select().from(settings)).map((row) => [row.name, row.value]));
  const current = secret ?? kept.get(keptSecretName);
  if (current === undefined || !kept.has(name)) return null;
  const keys = new KeyRing(String(current), secretsBefore);
  keys.lookUpWith(lookupKeyIn(kept.get(name), keys));
  return { keys, lender: keys.hash('lender', '') };
}

const name = 'lookupKey';
const place = { column: 'settings.value', row: name };

/**
 * The key of the hashes by which numbers are found, sealed under the lender's key: the hashes stay when
 * `SECRET` changes. Two processes that generate one at the same time keep the same.
 */
async function lookupKey(db: Database, keys: KeyRing): Promise<Buffer> {
  const value = keys.seal(randomBytes(32).toString('base64url'), place);
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
  const [kept] = await db.select().from(settings).where(eq(settings.name, name));
  return lookupKeyIn(kept?.value, keys);
}

function lookupKeyIn(value: unknown, keys: KeyRing): Buffer {
  return Buffer.from(String(keys.open(String(value), place)), 'base64url');
}

/** Seals the key of the hashes under the current key; false when it is so already. Throws `CannotOpen`. */
export async function resealLookupKey(db: Database): Promise<boolean> {
  const keys = keysOf(db);
  const [kept] = await db.select().from(settings).where(eq(settings.name, name));
  if (!kept || keys.isCurrent(String(kept.value))) return false;
  const value = keys.seal(keys.open(String(kept.value), place), place);
  await db.update(settings).set({ value }).where(eq(settings.name, name));
  return true;
}
