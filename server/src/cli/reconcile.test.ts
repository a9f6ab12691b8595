import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { addRunningLoans } from '../../test/running-loans.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import { begin } from '../../test/test-lender.ts';
import { dayOf } from '../../test/times.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { KeyRing, useKeys } from '../storage/key-ring.ts';
import { openPostgres } from '../storage/open.ts';

const main = fileURLToPath(new URL('./reconcile.ts', import.meta.url));

/** `npm run reconcile -- ...words`. */
function run(url: string, words: string[] = []) {
  const env = { ...bareEnvironment(), DATABASE_URL: url };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [main, ...words], { env }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

describe.skipIf('missing' in postgres)('the command reconcile on PostgreSQL', () => {
  it('all days or one are compared', async () => {
    const url = await newDatabaseUrl();
    const storage = await openPostgres(url);
    useKeys(storage.db, new KeyRing('a secret of the tests'));
    await addRunningLoans(storage.db, { count: 2, disbursedOn: dayOf(begin) });
    await storage.close();
    const all = await run(url);
    expect([all.code, JSON.parse(all.out)]).toMatchObject([0, { ledgerSum: 0, differing: [] }]);
    const one = await run(url, [dayOf(begin)]);
    expect([one.code, JSON.parse(one.out)]).toMatchObject([0, { ledgerSum: 0, loans: 2, differing: [] }]);
    const none = await run(url, ['2026-02-30']);
    expect(none).toEqual({ code: 1, out: '', err: 'Kopa: "2026-02-30" is no day, as 2026-01-15 is one.\n' });
  });

  it('a failure is one line with its class, and nothing else', async () => {
    const url = await newDatabaseUrl();
    const storage = await openPostgres(url);
    const failed = await inTransaction(storage.db, async (tx) => {
      await tx.execute(sql`lock table entries in access exclusive mode`);
      return run(`${url}?lock_timeout=50`);
    });
    await storage.close();
    expect(failed).toEqual({
      code: 1,
      out: '',
      err: 'Kopa: the books could not be read (DatabaseError 55P03). Run the command again.\n',
    });
  });
});
