import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKeys } from '../../server/src/storage/open-keys.ts';
import { openEmbedded, openPostgres, type Storage } from '../../server/src/storage/open.ts';
import { copyDatabase } from '../../server/test/copy-database.ts';

/** The place of a lender's data. */
export interface LenderPlace {
  dataDir: string;
  /** The lender's database on PostgreSQL; without one the database is in the lender's folder. */
  databaseUrl?: string;
}

/** A new folder: empty, or a copy of a stopped lender's folder and database. */
export async function makePlace(like?: LenderPlace): Promise<LenderPlace> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kopa-lender-'));
  if (like) cpSync(like.dataDir, dataDir, { recursive: true });
  return like?.databaseUrl ? { dataDir, databaseUrl: await copyDatabase(like.databaseUrl) } : { dataDir };
}

/** The database of a lender that does not run, with the lender's keys. */
export async function openPlace({ dataDir, databaseUrl }: LenderPlace): Promise<Storage> {
  const storage = await (databaseUrl
    ? openPostgres(databaseUrl)
    : openEmbedded(path.join(dataDir, 'database')));
  await openKeys(storage.db, { secret: null, secretsBefore: [] });
  return storage;
}

/** Its folder goes; a database on PostgreSQL goes with the PostgreSQL. */
export function removePlace({ dataDir }: LenderPlace): void {
  rmSync(dataDir, { recursive: true, force: true });
}
