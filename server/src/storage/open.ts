import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as onPGlite } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { durableStartParams, DurableNodeFS } from './durable-file-system.ts';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import { openPool, type PoolOptions } from './open-pool.ts';
import * as schema from './schema/index.ts';

/** Money is in bigint columns, and every amount is a safe integer. */
const casing = 'snake_case';

/** An open database, with its tables up to date. */
export interface Storage {
  db: Database;
  /** Only this process can be using it. */
  exclusive: boolean;
  /** How many syncs reached the disk; only the embedded database in a folder counts them. */
  syncs(): number;
  close(): Promise<void>;
}

/** PostgreSQL at `url`; throws when it cannot be reached within ten seconds. */
export async function openPostgres(url: string, options?: PoolOptions): Promise<Storage> {
  // A migration may take longer than a request may wait.
  await onPostgresOnce(url, migrate);
  const pool = openPool(url, options);
  const db = onPostgres({ client: pool, schema, casing }) as unknown as Database;
  return { db, exclusive: false, syncs: () => 0, close: () => pool.end() };
}

/** Work on one connection without limits, closed after it. */
async function onPostgresOnce(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const unlimited = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const pool = openPool(url, { connections: 1, silentMs: 0, limits: unlimited });
  try {
    await work(onPostgres({ client: pool, schema, casing }) as unknown as Database);
  } finally {
    await pool.end();
  }
}

/** The embedded database in a folder, made when missing, for this process alone; throws `FolderInUse`. */
export async function openEmbedded(folder: string): Promise<Storage> {
  makeFolder(folder);
  const unlock = lockDirectory(folder);
  const cluster = path.join(folder, 'postgres');
  const isNew = !fs.existsSync(cluster);
  const files = new DurableNodeFS(cluster);
  let engine: PGlite | undefined;
  try {
    engine = await PGlite.create({ fs: files, startParams: durableStartParams });
    return await ready(engine, () => files.syncs, unlock);
  } catch (error) {
    await engine?.close().catch(() => {});
    // Half a database, as on a full disk, would stand in the way of every later start.
    if (isNew) fs.rmSync(cluster, { recursive: true, force: true });
    unlock();
    throw error;
  }
}

/** An embedded database in memory, gone when it is closed; `from` is what `dumpDataDir` gave of another one. */
export async function openInMemory(from?: Blob): Promise<Storage> {
  return ready(
    await PGlite.create(from ? { loadDataDir: from } : {}),
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
