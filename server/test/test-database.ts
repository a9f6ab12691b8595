import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { openInMemory, openPostgres, type Storage } from '../src/storage/open.ts';

/** The PostgreSQL of a run, with a database `template` that is up to date; or why there is none. */
export type RunPostgres = { url: string } | { missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: RunPostgres;
    /** A file with an embedded database that is up to date and empty: to copy one is faster than to make one. */
    embedded: string;
  }
}

/** The PostgreSQL of this run, or why there is none. */
export const postgres = inject('postgres');

/** An embedded database in memory, up to date and empty. */
export async function openOwnEmbedded(): Promise<Storage> {
  return openInMemory(await openAsBlob(inject('embedded')));
}

/** Whether this run repeats on PostgreSQL what another does on the embedded database. */
export const isPostgresRun = process.env['KOPA_TEST_ENGINE'] === 'postgres';

/**
 * One database for all tests of a file, empty before each: in memory, or on PostgreSQL in the run of that name. Use inside
 * `describe` or at the top of a file.
 */
export function useDatabase(
  open: () => Promise<Storage> = isPostgresRun ? openOwnPostgres : openOwnEmbedded,
): {
  readonly db: Database;
} {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  beforeEach(() => emptyDatabase(storage.db));
  afterAll(() => storage.close());
  return {
    get db() {
      return storage.db;
    },
  };
}

/** The address of a new database on the run's PostgreSQL, up to date and empty. */
export async function newDatabaseUrl(template = 'template'): Promise<string> {
  if ('missing' in postgres) throw new Error(postgres.missing);
  const name = `t${randomBytes(8).toString('hex')}`;
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

/** A PostgreSQL database of one's own, up to date and empty. */
export async function openOwnPostgres(): Promise<Storage> {
  return openPostgres(await newDatabaseUrl());
}

/** Empties every table but the list of migrations. */
export async function emptyDatabase(db: Database): Promise<void> {
  const { rows } = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  const tables = sql.join(
    rows.map((row) => sql.identifier(String(row['tablename']))),
    sql`, `,
  );
  await db.execute(sql`truncate ${tables} restart identity cascade`);
}
