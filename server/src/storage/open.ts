import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as onPGlite } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { durableStartParams, DurableNodeFS } from './durable-file-system.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import { openPool, type PoolOptions } from './open-pool.ts';
import * as schema from './schema/index.ts';

/** Money columns are bigint, and every amount is a safe integer. */
const casing = 'snake_case';

/** An open, migrated database. */
export interface Storage {
  db: Database;
  /** No other process can use the database. */
  exclusive: boolean;
  /** The number of disk syncs; only for the embedded database in a folder. */
  syncs(): number;
  close(): Promise<void>;
}

/** PostgreSQL at `url`; throws when unreachable within ten seconds. */
export async function openPostgres(url: string, options?: PoolOptions): Promise<Storage> {
  // A migration may exceed a request's time limit.
  await onPostgresOnce(url, migrate);
  const pool = openPool(url, options);
  const db = onPostgres({ client: pool, schema, casing }) as unknown as Database;
  return { db, exclusive: false, syncs: () => 0, close: () => pool.end() };
}

/** Work on a connection without limits, closed afterwards. */
async function onPostgresOnce(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const unlimited = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const pool = openPool(url, { connections: 1, silentMs: 0, limits: unlimited });
  try {
    await work(onPostgres({ client: pool, schema, casing }) as unknown as Database);
  } finally {
    await pool.end();
  }
}

/** The embedded database in a folder, created when missing, for this process only; throws `FolderInUse`. */
export async function openEmbedded(folder: string): Promise<Storage> {
  makeFolder(folder);
  const unlock = lockDirectory(folder);
  const cluster = path.join(folder, 'postgres');
  const isNew = !fs.existsSync(cluster);
  const files = new DurableNodeFS(cluster);
  let engine: PGlite | undefined;
  try {
    engine = await EmbeddedEngine.open({ fs: files, startParams: durableStartParams });
    return await ready(engine, () => files.syncs, unlock);
  } catch (error) {
    await engine?.close().catch(() => {});
    // A partial database, as after a full disk, would block every later start.
    if (isNew) fs.rmSync(cluster, { recursive: true, force: true });
    unlock();
    throw error;
  }
}

/** An embedded database in memory, deleted on closing; `from` is another one's `dumpDataDir`. */
export async function openInMemory(from?: Blob): Promise<Storage> {
  return ready(
    await EmbeddedEngine.open(from ? { loadDataDir: from } : {}),
    () => 0,
    () => {},
  );
}

async function ready(engine: PGlite, syncs: () => number, unlock: () => void): Promise<Storage> {
  const db = onPGlite({ client: engine, schema, casing }) as unknown as Database;
  await migrate(db);
  const close = async () => {
    await engine.close();
    unlock();
  };
  return { db, exclusive: true, syncs, close };
}
