import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Policy } from '@kopa/contract';
import { moneyText } from '@kopa/contract/market/money';
import { reconcile, type Reconciliation } from '../lending/ledger/reconcile.ts';
import { processSettings } from '../settings/process-environment.ts';
import { CannotStart } from '../settings/settings.ts';
import { BackupRefused, backUp, restore } from '../storage/backup.ts';
import { FolderInUse } from '../storage/directory-lock.ts';
import { FolderUnusable } from '../storage/make-folder.ts';
import { LiveDatabase } from '../storage/live-mark.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { MigrationRefused } from '../storage/migrate.ts';
import { openEmbedded } from '../storage/open.ts';

/*
 * `npm run backup -- <new folder>` copies the embedded database and the photos of DATA_DIR; `npm run restore
 * -- <folder>` restores a copy into a DATA_DIR without a database, opens the copy, and checks its books. Both
 * report an obstacle in one line.
 */

try {
  await main();
} catch (error) {
  const isTold =
    error instanceof BackupRefused ||
    error instanceof CannotStart ||
    error instanceof FolderInUse ||
    error instanceof FolderUnusable ||
    error instanceof LiveDatabase ||
    error instanceof MigrationRefused;
  if (!isTold) throw error;
  const hint = error instanceof FolderInUse ? ' Stop the server first; it starts again in a second.' : '';
  process.stderr.write(`Kopa: ${error.message}${hint}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [what, folder] = positionals;
  const { dataDir, databaseUrl, adapters, policy, mode } = processSettings();
  const live = mode === 'live';
  if ((what !== 'backup' && what !== 'restore') || !folder)
    throw new BackupRefused('Name a folder, as in: npm run backup -- /media/usb/kopa-monday');
  if (databaseUrl)
    throw new BackupRefused(
      'DATABASE_URL is set: PostgreSQL is backed up by its own tools, see docs/operations.md.',
    );
  const place = path.resolve(folder);
  const { files } =
    what === 'backup'
      ? backUp(dataDir, place, { madeAt: Date.now(), live })
      : restore(place, dataDir, { live });
  const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
  const [from, to] = what === 'backup' ? [dataDir, place] : [place, dataDir];
  process.stdout.write(`${files.length} files, ${megabytes} MB, copied from ${from} to ${to}.\n`);
  if (what === 'backup' && adapters.files) process.stdout.write('Photos are in the bucket, not here.\n');
  if (what === 'restore') await check(dataDir, policy, live);
}

/** Opens the restored database and reports the check of its books. */
async function check(dataDir: string, policy: Policy, live: boolean): Promise<void> {
  const storage = await openEmbedded(path.join(dataDir, 'database'), { live });
  const books: Reconciliation = await inTransaction(storage.db, reconcile);
  await storage.close();
  const { ledgerSum, differing, balances } = books;
  process.stdout.write(
    `The ledger sums to ${ledgerSum}; ${differing.length} loans differ from their terms; in suspense: ${moneyText(Math.abs(balances.suspense), policy.market.currency)}.\n`,
  );
  if (ledgerSum !== 0 || differing.length > 0)
    throw new BackupRefused(`The books do not agree: ${differing.slice(0, 5).join(', ')}.`);
}
