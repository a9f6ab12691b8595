import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openEmbedded, openPostgres, type Storage } from '../../server/src/storage/open.ts';
import { copyDatabase } from '../../server/test/copy-database.ts';

/** Where a lender keeps what it knows. */
export interface LenderPlace {
  dataDir: string;
  /** Its database on PostgreSQL; without one the database is in its folder. */
  databaseUrl?: string;
}

/** A new folder; nothing in it, or what there is in another lender's that does not run, its database too. */
export async function makePlace(like?: LenderPlace): Promise<LenderPlace> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kopa-lender-'));
  if (like) cpSync(like.dataDir, dataDir, { recursive: true });
  return like?.databaseUrl ? { dataDir, databaseUrl: await copyDatabase(like.databaseUrl) } : { dataDir };
}

/** The database of a lender that does not run. */
export function openPlace({ dataDir, databaseUrl }: LenderPlace): Promise<Storage> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(path.join(dataDir, 'database'));
}

/** Its folder goes; a database on PostgreSQL goes with the PostgreSQL. */
export function removePlace({ dataDir }: LenderPlace): void {
  rmSync(dataDir, { recursive: true, force: true });
}
