import { describe } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { isEmbeddedRun, openOwnEmbedded, openOwnPostgres, postgres, useDatabase } from './test-database.ts';

/**
 * The same tests on the embedded database and on a PostgreSQL database of their own, where this machine has
 * one.
 */
export function onBothEngines(title: string, suite: (test: { readonly db: Database }) => void): void {
  // The run that repeats the others on the embedded database has nothing to add.
  if (isEmbeddedRun) return;
  describe(`${title}, on PGlite`, () => suite(useDatabase(openOwnEmbedded)));
  describe.skipIf('missing' in postgres)(`${title}, on PostgreSQL`, () => {
    if ('missing' in postgres) return;
    suite(useDatabase(openOwnPostgres));
  });
}
