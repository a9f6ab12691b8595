import type { Database } from './database.ts';
import { keptSecret } from './kept-secret.ts';
import { KeyRing, useKeys } from './key-ring.ts';

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
  return { keys, pepper };
}
