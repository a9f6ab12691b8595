import path from 'node:path';
import { reconcile } from '../lending/ledger/reconcile.ts';
import { settledSums } from '../ports/payments/simulator/settled-sums.ts';
import { processSettings } from '../settings/process-environment.ts';
import { CannotStart } from '../settings/settings.ts';
import { LiveDatabase } from '../storage/live-mark.ts';
import { UnfitPooler } from '../storage/probe-pooler.ts';
import { openEmbedded, openPostgres, type Storage } from '../storage/open.ts';

/*
 * `npm run reconcile`: the books of the database that the settings name, as JSON. The command ends with 1 if
 * the ledger does not sum to zero, or a loan differs from its recomputation. The provider's book is the
 * simulator's, or null.
 */

const storage = await open().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : 'unknown';
  const isTold =
    error instanceof CannotStart || error instanceof LiveDatabase || error instanceof UnfitPooler;
  process.stderr.write(`Kopa: ${isTold ? reason : `the database cannot be opened (${reason}).`}\n`);
  process.exit(1);
});
// One snapshot, because payments continue.
const books = await storage.db.transaction(async (tx) => reconcile(tx, await settledSums(tx)), {
  isolationLevel: 'repeatable read',
});
await storage.close();
process.stdout.write(`${JSON.stringify(books, null, 1)}\n`);
if (books.ledgerSum !== 0 || books.differing.length > 0) process.exitCode = 1;

async function open(): Promise<Storage> {
  const { databaseUrl, databasePrepared: prepared, dataDir, mode } = processSettings();
  const live = mode === 'live';
  return databaseUrl
    ? openPostgres(databaseUrl, { connections: 1, prepared, live })
    : openEmbedded(path.join(dataDir, 'database'), { live });
}
