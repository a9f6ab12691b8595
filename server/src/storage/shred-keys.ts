import type { Database } from './database.ts';
import { rewriteTables } from './rewrite-tables.ts';
import { users } from './schema/index.ts';

/** Removes the keys of erased borrowers from the files of the database. Logins wait meanwhile. */
export function shredKeys(db: Database): Promise<void> {
  return rewriteTables(db, [users]);
}
