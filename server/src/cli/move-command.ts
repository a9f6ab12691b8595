import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isNotNull } from 'drizzle-orm';
import { reconcile, type Reconciliation } from '../lending/ledger/reconcile.ts';
import { openFilePlace, openProviderBook, photoFolder } from '../open-ports.ts';
import { copyFiles, type CopiedFiles } from '../ports/files/copy-files.ts';
import { openDiskFiles } from '../ports/files/disk.ts';
import { sealedFiles } from '../ports/files/sealed-files.ts';
import { settledSums } from '../ports/payments/simulator/settled-sums.ts';
import type { Settings } from '../settings/settings.ts';
import type { Database } from '../storage/database.ts';
import { DatabaseRefused } from '../storage/database-refused.ts';
import { inSnapshot } from '../storage/in-transaction.ts';
import type { KeyRing } from '../storage/key-ring.ts';
import { areLiveFiles, markRowLive } from '../storage/live-mark.ts';
import { migrate, simulatorMigrations } from '../storage/migrate.ts';
import { endProgress, markMoved, movedTo, progressOf } from '../storage/move/move-marks.ts';
import { moveRows } from '../storage/move/move-rows.ts';
import { ofCommands } from '../storage/open-pool.ts';
import { readKeys } from '../storage/open-keys.ts';
import { openEmbedded, openPostgres, placeOf } from '../storage/open.ts';
import { fileColumns } from '../storage/reseal.ts';
import { CannotOpen } from '../storage/sealing-key.ts';

interface Move {
  /** DATA_DIR of the lender that moves. */
  from: string;
  settings: Settings;
  tell: (line: string) => void;
  /** Names of photos without a file are told, and no obstacle. */
  withoutLost: boolean;
  pageRows?: number;
}

/**
 * Moves a stopped lender from its embedded database to the PostgreSQL and the photos of the settings, and
 * proves that both sides are the same. Safe to stop and to repeat. Throws `DatabaseRefused`, `FolderInUse`
 * and `FilesUnavailable`.
 */
export async function moveCommand({ from, settings, tell, withoutLost, pageRows }: Move): Promise<void> {
  const { databaseUrl, databasePrepared: prepared } = settings;
  if (!databaseUrl)
    throw new DatabaseRefused('Name the PostgreSQL in DATABASE_URL, beside the settings of the new server.');
  const live = settings.mode === 'live';
  const cluster = path.join(from, 'database', 'postgres');
  if (!fs.existsSync(cluster)) throw new DatabaseRefused(`There is no embedded database in ${from}.`);
  if (live && !areLiveFiles(cluster))
    throw new DatabaseRefused(
      `No live server has used the database in ${from}. Move a sandbox without MODE=live.`,
    );
  const place = placeOf(databaseUrl);
  const moved = movedTo(cluster);
  if (moved !== null && moved !== place)
    throw new DatabaseRefused(`The lender in ${from} was moved to ${moved}, and not to ${place}.`);
  const source = await openEmbedded(path.join(from, 'database'), { live, moving: true });
  try {
    const known = await readKeys(source.db, settings).catch((error: unknown) => {
      if (!(error instanceof CannotOpen)) throw error;
      throw new DatabaseRefused(`SECRET is not that of the lender in ${from}. ${error.message}`);
    });
    if (!known) throw new DatabaseRefused(`No server has used the embedded database in ${from} yet.`);
    const options = { connections: 1, prepared, live, moving: true, ...ofCommands };
    const target = await openPostgres(withOwnName(databaseUrl), options);
    try {
      if (moved !== null) return await endMove(target.db, known.lender, { tell, place, live });
      const books = soundBooks(await booksOf(source.db, settings), from);
      // A live lender may have been a sandbox before.
      if (await inSnapshot(source.db, settledSums)) await migrate(target.db, simulatorMigrations);
      const { tables, rows } = await moveRows({
        source: source.db,
        target: target.db,
        lender: known.lender,
        place,
        tell,
        ...(pageRows !== undefined && { pageRows }),
      });
      tell(`${tables} tables with ${rows} rows are the same on both sides.`);
      tellPhotos(await movePhotos(source.db, { from, settings, keys: known.keys }), { tell, withoutLost });
      const copied = await booksOf(target.db, settings);
      if (!isDeepStrictEqual(copied, books))
        throw new DatabaseRefused(
          `The books differ: ${JSON.stringify(books)} and ${JSON.stringify(copied)}.`,
        );
      for (const line of shownBooks(books)) tell(line);
      markMoved(cluster, place);
      await endMove(target.db, known.lender, { tell, place, live });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Names the connections of this process, so that the database tells them from others. */
function withOwnName(url: string): string {
  const named = new URL(url);
  named.searchParams.set('application_name', `kopa-move-${randomUUID()}`);
  return named.href;
}

/** From here on servers may use the target, and none the source. */
async function endMove(
  db: Database,
  lender: string,
  { tell, place, live }: Pick<Move, 'tell'> & { place: string; live: boolean },
): Promise<void> {
  const progress = await progressOf(db);
  if (progress?.lender === lender) {
    if (live) await markRowLive(db);
    await endProgress(db);
  }
  tell(`The lender is in ${place}. Start the server with these settings.`);
}

/** The ledger's, the provider's and the borrowers' book, of one moment. */
function booksOf(db: Database, settings: Settings): Promise<Reconciliation> {
  return inSnapshot(db, async (tx) => reconcile(tx, await openProviderBook(settings)(tx)));
}

function soundBooks(books: Reconciliation, from: string): Reconciliation {
  const { ledgerSum, differing } = books;
  if (ledgerSum === 0 && differing.length === 0) return books;
  throw new DatabaseRefused(
    `The books in ${from} do not agree: the ledger sums to ${ledgerSum}, and ${differing.length} loans differ from their terms (${differing.slice(0, 5).join(', ')}).`,
  );
}

function shownBooks({ received, sent }: Reconciliation): string[] {
  return [['Received', received] as const, ['Sent', sent] as const].map(
    ([way, { ledger, provider, borrowers }]) =>
      `${way} in cents, on both sides: ledger ${ledger}, provider ${provider ?? 'not read'}, borrowers ${borrowers}.`,
  );
}

async function movePhotos(
  db: Database,
  { from, settings, keys }: Pick<Move, 'from' | 'settings'> & { keys: KeyRing },
): Promise<CopiedFiles> {
  const to = openFilePlace(settings);
  const before = photoFolder({ dataDir: from });
  const isSame = !settings.adapters.files && path.resolve(before) === path.resolve(photoFolder(settings));
  const sealed = sealedFiles(to, keys);
  return copyFiles(await namesOfFiles(db), {
    from: isSame || !fs.existsSync(before) ? null : openDiskFiles(before),
    to,
    opens: (name) => sealed.get(name),
  });
}

async function namesOfFiles(db: Database): Promise<string[]> {
  const names = new Set<string>();
  for (const column of fileColumns as PgColumn[]) {
    const rows = await db.select({ file: column }).from(column.table).where(isNotNull(column));
    for (const { file } of rows) names.add(String(file));
  }
  return [...names];
}

function tellPhotos(
  { copied, present, lost }: CopiedFiles,
  { tell, withoutLost }: Pick<Move, 'tell' | 'withoutLost'>,
): void {
  tell(`${copied + present} photos are there and open; ${copied} of them were copied.`);
  if (lost.length === 0) return;
  const named = `${lost.length} photos have no file: ${lost.slice(0, 5).join(', ')}`;
  if (!withoutLost)
    throw new DatabaseRefused(
      `${named}. Restore them, correct FILES and the S3_ settings, or repeat with --without-lost.`,
    );
  tell(`${named}.`);
}
