import path from 'node:path';
import { reconcile } from '../lending/ledger/reconcile.ts';
import { settledSums } from '../ports/payments/simulator/settled-sums.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { openEmbedded, openPostgres, type Storage } from '../storage/open.ts';

/*
 * `npm run reconcile`: the books of the database that the settings name, as JSON. It ends with 1 when the
 * ledger does not sum to zero or a loan is not what its terms and payments make of it. The provider's own
 * book is the simulator's, or null.
 */

const settings = readSettings(process.env);
const storage = await open(settings).catch((error: unknown) => {
  process.stderr.write(
    `Kopa: the database cannot be opened (${error instanceof Error ? error.message : 'unknown'}).\n`,
  );
  process.exit(1);
});
// One snapshot, because payments continue.
const books = await storage.db.transaction(async (tx) => reconcile(tx, await settledSums(tx)), {
  isolationLevel: 'repeatable read',
});
await storage.close();
process.stdout.write(`${JSON.stringify(books, null, 1)}\n`);
if (books.ledgerSum !== 0 || books.differing.length > 0) process.exitCode = 1;

function open({ databaseUrl, dataDir }: Settings): Promise<Storage> {
  return databaseUrl
    ? openPostgres(databaseUrl, { connections: 1 })
    : openEmbedded(path.join(dataDir, 'database'));
}
