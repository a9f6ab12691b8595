import fs from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { settings } from '../schema/index.ts';
import { writeMark } from '../write-mark.ts';

/*
 * The marks of `npm run move`, so that no server uses half a copy, and two never serve the same loans.
 * PostgreSQL has a row until everything is there; the embedded database has a file from then on.
 */

const file = 'kopa-moved';
const name = 'move';

/** How far a copy has come. */
export interface Progress {
  /** The lender whose rows they are. */
  lender: string;
  /** The source's next transaction: another one after any write. */
  state: string;
  /** The table that is being copied, null before the first. */
  table: string | null;
  /** The key of the last copied row, null before the first. */
  after: string[] | null;
}

/** Where an embedded database was moved to, in words; null when it was not moved. */
export function movedTo(cluster: string): string | null {
  const mark = path.join(cluster, file);
  return fs.existsSync(mark) ? fs.readFileSync(mark, 'utf8').trim() : null;
}

export function markMoved(cluster: string, place: string): void {
  writeMark(path.join(cluster, file), `${place}\n`);
}

/** Throws `DatabaseRefused` for the files of an embedded database that was moved. */
export function refuseMoved(cluster: string): void {
  const place = movedTo(cluster);
  if (place !== null)
    throw new DatabaseRefused(
      `The embedded database in ${cluster} was moved to ${place}. Set DATABASE_URL, or delete the file ${file} there to go back.`,
    );
}

/** Throws `DatabaseRefused` for a PostgreSQL database into which a move is not complete. */
export async function refuseHalfMoved(db: Database, place: string): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('settings') is not null as known`);
  if (rows[0]?.['known'] === true && (await progressOf(db)))
    throw new DatabaseRefused(
      `A move into the database ${place} is not complete. Repeat npm run move, or drop and create the database.`,
    );
}

export async function progressOf(db: Database | Transaction): Promise<Progress | undefined> {
  const [kept] = await db.select().from(settings).where(eq(settings.name, name));
  return kept?.value as Progress | undefined;
}

export async function writeProgress(tx: Transaction, value: Progress): Promise<void> {
  await tx
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** From here on a server may use the database. */
export async function endProgress(db: Database): Promise<void> {
  await db.delete(settings).where(eq(settings.name, name));
}
