import { afterAll, describe } from 'vitest';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import type { Database } from '../src/storage/database.ts';
import { openInMemory, openPostgres } from '../src/storage/open.ts';
import { useDatabase } from './test-database.ts';

const postgres = await startPostgres();
afterAll(() => ('missing' in postgres ? undefined : postgres.stop()));

/** The same tests on the embedded database and on a PostgreSQL of their own, where this machine has one. */
export function onBothEngines(title: string, suite: (test: { readonly db: Database }) => void): void {
  describe(`${title}, on PGlite`, () => suite(useDatabase(openInMemory)));
  describe.skipIf('missing' in postgres)(`${title}, on PostgreSQL`, () => {
    if ('missing' in postgres) return;
    suite(useDatabase(() => openPostgres(postgres.url)));
  });
}
