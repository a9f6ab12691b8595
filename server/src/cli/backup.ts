import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Policy } from '@kopa/contract';
import { moneyText } from '@kopa/contract/market/money';
import { reconcile, type Reconciliation } from '../lending/ledger/reconcile.ts';
import { processSettings } from '../settings/process-environment.ts';
import { CannotStart, type Settings } from '../settings/settings.ts';
import { BackupRefused, backUp, restore } from '../storage/backup.ts';
import { CopyDisturbed } from '../storage/copy-running.ts';
import { DatabaseRefused } from '../storage/database-refused.ts';
import { FolderInUse } from '../storage/directory-lock.ts';
import { KeyRing } from '../storage/key-ring.ts';
import { FolderUnusable } from '../storage/make-folder.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { openEmbedded } from '../storage/open.ts';

/*
 * `npm run backup -- <new file>` writes the embedded database and the photos of DATA_DIR into one
 * encrypted file, also while the server runs, and checks the books of the copy; `npm run restore --
 * <file>` restores the file into a DATA_DIR without a database, opens the database, and checks its
 * books. Both report an obstacle in one line.
 */

try {
  await main();
} catch (error) {
  const isTold =
    error instanceof BackupRefused ||
    error instanceof CannotStart ||
    error instanceof CopyDisturbed ||
    error instanceof FolderInUse ||
    error instanceof FolderUnusable ||
    error instanceof DatabaseRefused;
  if (!isTold) throw error;
  process.stderr.write(`Kopa: ${error.message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [what, file] = positionals;
  const settings = processSettings();
  const { dataDir, databaseUrl, adapters, policy, mode } = settings;
  const live = mode === 'live';
  if ((what !== 'backup' && what !== 'restore') || !file)
    throw new BackupRefused('Name a file, as in: npm run backup -- /media/usb/kopa-monday');
  if (databaseUrl)
    throw new BackupRefused(
      'DATABASE_URL is set: PostgreSQL is backed up by its own tools, see docs/operations.md.',
    );
  const place = path.resolve(file);
  const keys = keysOf(settings);
  let books: Reconciliation | undefined;
  const prove = async (folder: string) =>
    void (books = await booksOf(folder, { live, asItIs: true }).catch((error: unknown) => {
      if (error instanceof DatabaseRefused) throw error;
      const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
      throw new BackupRefused(`The copy does not open (${reason}). Repeat the command.`);
    }));
  const { files, bytes, madeAt } =
    what === 'backup'
      ? await backUp(dataDir, place, { madeAt: Date.now(), keys, live, prove })
      : restore(place, dataDir, { keys, live });
  const megabytes = (bytes / 1e6).toFixed(1);
  const [from, to] = what === 'backup' ? [dataDir, place] : [place, dataDir];
  process.stdout.write(
    `${files} files, ${megabytes} MB, copied from ${from} to ${to}, as of ${new Date(madeAt).toISOString()}.\n`,
  );
  if (what === 'backup' && adapters.files) process.stdout.write('Photos are in the bucket, not here.\n');
  check(books ?? (await booksOf(path.join(dataDir, 'database'), { live })), policy);
}

/** The keys of backups: of BACKUP_SECRET, else of SECRET; a backup under an earlier one still opens. */
function keysOf({ backupSecret, secret, secretsBefore }: Settings): KeyRing {
  const [current, ...others] = [backupSecret, secret, ...secretsBefore].filter((each) => each !== null);
  if (current === undefined)
    throw new BackupRefused(
      'A backup is encrypted: set BACKUP_SECRET (openssl rand -hex 32), and keep it elsewhere.',
    );
  return new KeyRing(current, others);
}

/** Opens a copied or restored database and reads its books. */
async function booksOf(
  folder: string,
  options: NonNullable<Parameters<typeof openEmbedded>[1]>,
): Promise<Reconciliation> {
  const storage = await openEmbedded(folder, options);
  try {
    return await inTransaction(storage.db, reconcile);
  } finally {
    await storage.close();
  }
}

/** Reports the check of the books. The file of a backup whose books do not agree stays. */
function check({ ledgerSum, differing, balances }: Reconciliation, policy: Policy): void {
  process.stdout.write(
    `The ledger sums to ${ledgerSum}; ${differing.length} loans differ from their terms; in suspense: ${moneyText(Math.abs(balances.suspense), policy.market.currency)}.\n`,
  );
  if (ledgerSum !== 0 || differing.length > 0)
    throw new BackupRefused(`The books do not agree: ${differing.slice(0, 5).join(', ')}.`);
}
