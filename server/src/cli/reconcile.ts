import path from 'node:path';
import { startOfDay } from '@kopa/contract';
import { dayMs, isDay } from '@kopa/contract/calendar';
import { classOfError } from '../describe-error.ts';
import { reconcileDay } from '../lending/desk/reconcile-day.ts';
import { reconcile } from '../lending/ledger/reconcile.ts';
import { openProviderBook } from '../open-ports.ts';
import { processSettings } from '../settings/process-environment.ts';
import { CannotStart, type Settings } from '../settings/settings.ts';
import { DatabaseRefused } from '../storage/database-refused.ts';
import { inSnapshot } from '../storage/in-transaction.ts';
import { ofCommands } from '../storage/open-pool.ts';
import { openEmbedded, openPostgres, type Storage } from '../storage/open.ts';

/*
 * `npm run reconcile`: the books of the database that the settings name, as JSON. With a day, as in
 * `npm run reconcile -- 2026-01-15`: what was booked on that day, and the loans that it was booked on. The
 * command ends with 1 if the ledger does not sum to zero, a running balance is not the sum of its entries, or
 * a loan differs from its recomputation. The provider's book is the simulator's, or null. One snapshot,
 * because payments continue.
 */

const [day] = process.argv.slice(2);
try {
  const settings = processSettings();
  if (day !== undefined && !isDay(day)) throw new CannotStart(`"${day}" is no day, as 2026-01-15 is one.`);
  const storage = await open(settings);
  try {
    const books = await inSnapshot(storage.db, async (tx) => {
      const providerBook = openProviderBook(settings);
      if (day === undefined) return reconcile(tx, await providerBook(tx));
      const { market } = settings.policy;
      const from = startOfDay(day, market);
      return reconcileDay(tx, day, market, await providerBook(tx, { from, until: from + dayMs }));
    }).catch((error: unknown) => {
      throw new CannotStart(`the books could not be read (${classOfError(error)}). Run the command again.`);
    });
    process.stdout.write(`${JSON.stringify(books, null, 1)}\n`);
    const { ledgerSum, unequal, differing } = books;
    if (ledgerSum !== 0 || unequal.length > 0 || differing.length > 0) process.exitCode = 1;
  } finally {
    await storage.close();
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : 'unknown';
  const isTold = error instanceof CannotStart || error instanceof DatabaseRefused;
  process.stderr.write(`Kopa: ${isTold ? reason : `the database cannot be opened (${reason}).`}\n`);
  process.exitCode = 1;
}

async function open({ databaseUrl, databasePrepared: prepared, dataDir, mode }: Settings): Promise<Storage> {
  const live = mode === 'live';
  return databaseUrl
    ? openPostgres(databaseUrl, { connections: 1, prepared, live, ...ofCommands })
    : openEmbedded(path.join(dataDir, 'database'), { live });
}
