import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, inject } from 'vitest';
import type { Postgres } from '../../tests/postgres/start-postgres.ts';
import type { Database } from '../src/storage/database.ts';
import { KeyRing, useKeys } from '../src/storage/key-ring.ts';
import { openInMemory, openPostgres, type Storage } from '../src/storage/open.ts';
import { copyDatabase } from './copy-database.ts';

/** The PostgreSQL of a run, with a database `template` that is up to date; or why there is none. */
export type RunPostgres = Pick<Postgres, 'url' | 'socketUrl'> | { missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: RunPostgres;
    /**
     * A file with an embedded database that is up to date and empty: to copy one is faster than to make one.
     */
    embedded: string;
  }
}

/** The PostgreSQL of this run, or why there is none. */
export const postgres = inject('postgres');

/** An embedded database in memory, up to date and empty. */
export async function openOwnEmbedded(): Promise<Storage> {
  return openInMemory(await openAsBlob(inject('embedded')));
}

/** Whether this run repeats the PostgreSQL tests on the embedded database. */
export const isEmbeddedRun = process.env['KOPA_TEST_ENGINE'] === 'embedded';
/** Opens a database as most tests use it: on PostgreSQL with one connection, where this machine has one. */
export const openUsual = isEmbeddedRun || 'missing' in postgres ? openOwnEmbedded : openOneConnection;

/** Of this process, shared by the files that it runs one after the other. */
const opened = new Map<() => Promise<Storage>, Promise<Storage>>();

/**
 * A database that is empty before each test: on PostgreSQL where this machine has one, else embedded. Use
 * inside `describe` or at the top of a file.
 */
export function useDatabase(open: () => Promise<Storage> = openUsual): {
  readonly db: Database;
} {
  let storage: Storage;
  beforeAll(async () => {
    const known = opened.get(open) ?? open();
    opened.set(open, known);
    storage = await known;
  });
  beforeEach(async () => {
    await emptyDatabase(storage.db);
    useKeys(storage.db, new KeyRing('a secret of the tests'));
  });
  return {
    get db() {
      return storage.db;
    },
  };
}

/** The address of a new database on the run's PostgreSQL, up to date and empty. */
export async function newDatabaseUrl(template = 'template'): Promise<string> {
  return copyOf('url', template);
}

/** The same by the Unix socket: a statement costs a fifth less. */
const newDatabaseBySocket = (): Promise<string> => copyOf('socketUrl', 'template');

async function copyOf(way: 'url' | 'socketUrl', template: string): Promise<string> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  return copyDatabase(Object.assign(new URL(postgres[way]), { pathname: `/${template}` }).href);
}

/** A PostgreSQL database of one's own, up to date and empty. */
export async function openOwnPostgres(): Promise<Storage> {
  return openPostgres(await newDatabaseBySocket());
}

/**
 * With one connection, as the embedded database has: a query beside its own transaction blocks itself, and is
 * found.
 */
async function openOneConnection(): Promise<Storage> {
  return openPostgres(await newDatabaseBySocket(), { connections: 1 });
}

/**
 * Empties every table but the list of migrations. To truncate them all, each with files of its own, takes
 * twenty times as long as to delete the few rows that a test has written; the role is one for which no
 * trigger refuses that.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(sql`do $$
    declare
      tables text[] := array(
        select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename <> 'migrations'
      );
      name text;
    begin
      execute 'lock table ' || array_to_string(tables, ', ') || ' in access exclusive mode';
      set local session_replication_role = replica;
      foreach name in array tables loop
        execute 'delete from ' || name;
      end loop;
      for name in select quote_ident(sequencename) from pg_sequences where last_value is not null loop
        execute 'alter sequence ' || name || ' restart';
      end loop;
    end $$`);
}
