import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as onPGlite } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { durableStartParams, DurableNodeFS } from './durable-file-system.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { openJobWakes, type JobWakes } from './job-wakes.ts';
import { markFilesLive, markRowLive, refuseLiveFiles, refuseLiveRow } from './live-mark.ts';
import { makeFolder } from './make-folder.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { refuseHalfMoved, refuseMoved } from './move/move-marks.ts';
import { ofCommands, ofRequests, openPool, type PoolOptions } from './open-pool.ts';
import { probePooler } from './probe-pooler.ts';

/** Money columns are bigint, and every amount is a safe integer. */
const casing = 'snake_case';

/** How to connect once more to the PostgreSQL databases that this process has opened. */
const addresses = new WeakMap<Database, Address>();

interface Address extends Pick<PoolOptions, 'prepared'> {
  url: string;
}

/** An open, migrated database. */
export interface Storage {
  db: Database;
  /** No other process can use the database. */
  exclusive: boolean;
  /** Notifications between the processes of the database; without, there is one process. */
  wakes?: (heard: () => void) => JobWakes;
  /** The number of disk syncs; only for the embedded database in a folder. */
  syncs(): number;
  /** From here on nothing without live mode opens the database; missing in memory. */
  markLive?(): Promise<void>;
  close(): Promise<void>;
}

interface OpenOptions {
  /** Opened by live mode. Without it a database that is marked as live is refused. */
  live?: boolean;
  /** Opened by `npm run move`. Without it a half copied database is refused, and one that was moved away. */
  moving?: boolean;
}

interface EmbeddedOptions extends OpenOptions {
  /** An earlier version's database is refused instead of migrated. */
  asItIs?: boolean;
}

/**
 * PostgreSQL at `url`; throws when unreachable within ten seconds, and without a change `DatabaseRefused`.
 */
export async function openPostgres(
  url: string,
  { live = false, moving = false, ...options }: PoolOptions & OpenOptions = {},
): Promise<Storage> {
  const address = { url, ...options };
  await probePooler(url, placeOf(url), options);
  // A migration may exceed a request's time limit.
  await onPostgresOnce(address, 0, async (db) => {
    if (!live) await refuseLiveRow(db, placeOf(url));
    if (!moving) await refuseHalfMoved(db, placeOf(url));
    await migrate(db);
  });
  const pool = openPool(url, options);
  const db = onPostgres({ client: pool, casing }) as unknown as Database;
  addresses.set(db, address);
  return {
    db,
    exclusive: false,
    // A pooler in transaction mode has no session that could listen.
    ...(options.prepared !== false && { wakes: (heard) => openJobWakes(url, heard) }),
    syncs: () => 0,
    markLive: () => markRowLive(db),
    close: () => pool.end(),
  };
}

/** The name and the server of a database, without user and password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname}:${port || 5432}`;
}

/**
 * Work that may take longer than a request, on a connection of its own. A table that others use is waited for
 * no longer than by a request, as whoever comes later waits behind this work.
 */
export async function withoutLimit(db: Database, work: (db: Database) => Promise<void>): Promise<void> {
  const address = addresses.get(db);
  return address ? onPostgresOnce(address, ofRequests.lock_timeout, work) : work(db);
}

/** Work on a connection without a limit for statements, closed afterwards. */
async function onPostgresOnce(
  { url, prepared = true }: Address,
  lockMs: number,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const limits = { ...ofCommands.limits, lock_timeout: lockMs };
  const pool = openPool(url, { connections: 1, ...ofCommands, limits, prepared });
  try {
    await work(onPostgres({ client: pool, casing }) as unknown as Database);
  } finally {
    await pool.end();
  }
}

/**
 * The embedded database in a folder, created when missing, for this process only; throws `FolderInUse`, and
 * `DatabaseRefused` without a change.
 */
export async function openEmbedded(
  folder: string,
  { live = false, moving = false, asItIs = false }: EmbeddedOptions = {},
): Promise<Storage> {
  const cluster = path.join(folder, 'postgres');
  if (!live) refuseLiveFiles(cluster);
  if (!moving) refuseMoved(cluster);
  makeFolder(folder);
  const unlock = lockDirectory(folder);
  const isNew = !fs.existsSync(cluster);
  const files = new DurableNodeFS(cluster);
  let engine: PGlite | undefined;
  try {
    engine = await EmbeddedEngine.open({ fs: files, startParams: durableStartParams });
    const storage = await ready(engine, { syncs: () => files.syncs, unlock, asItIs });
    return { ...storage, markLive: async () => markFilesLive(cluster) };
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
  return ready(await EmbeddedEngine.open(from ? { loadDataDir: from } : {}), {
    syncs: () => 0,
    unlock: () => {},
    asItIs: false,
  });
}

async function ready(
  engine: PGlite,
  { syncs, unlock, asItIs }: { syncs: () => number; unlock: () => void; asItIs: boolean },
): Promise<Storage> {
  const db = onPGlite({ client: engine, casing }) as unknown as Database;
  await (asItIs ? requireMigrated(db) : migrate(db));
  const close = async () => {
    await engine.close();
    unlock();
  };
  return { db, exclusive: true, syncs, close };
}
