import fs from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { DatabaseRefused } from './database-refused.ts';
import { settings } from './schema/index.ts';
import { writeMark } from './write-mark.ts';

/*
 * A database on which a live server has started stays live. The embedded database carries the mark as a file
 * among its own, so that a backup carries the mark too and a refusal opens nothing; PostgreSQL has a row.
 */

const file = 'kopa-live';
const name = 'mode';
const value = 'live';

/** A live database that was to be opened without live mode. Nothing was written. */
export class LiveDatabase extends DatabaseRefused {
  override name = 'LiveDatabase';

  constructor(place: string) {
    super(
      `The database ${place} is live: no sandbox and no command without MODE=live opens it. Set MODE=live and the settings of its server.`,
    );
  }
}

/** Whether a live server has started on an embedded database. */
export function areLiveFiles(cluster: string): boolean {
  return fs.existsSync(path.join(cluster, file));
}

/** Throws `LiveDatabase` for the files of a live embedded database. */
export function refuseLiveFiles(cluster: string): void {
  if (areLiveFiles(cluster)) throw new LiveDatabase(`in ${cluster}`);
}

/** Marks the files of an embedded database as live, synced. */
export function markFilesLive(cluster: string): void {
  if (!areLiveFiles(cluster)) writeMark(path.join(cluster, file), '');
}

/** Throws `LiveDatabase` for a live PostgreSQL database, whose tables may not exist yet. */
export async function refuseLiveRow(db: Database, place: string): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('settings') is not null as known`);
  if (rows[0]?.['known'] !== true) return;
  const [kept] = await db.select().from(settings).where(eq(settings.name, name));
  if (kept?.value === value) throw new LiveDatabase(place);
}

/** Marks a PostgreSQL database as live. */
export async function markRowLive(db: Database): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoNothing();
}
