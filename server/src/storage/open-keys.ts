import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { keptSecret } from './kept-secret.ts';
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
  return Buffer.from(String(keys.open(String(kept?.value), place)), 'base64url');
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
