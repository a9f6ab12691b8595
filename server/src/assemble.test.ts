import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useDatabase } from '../test/test-database.ts';
import { startTestLender } from '../test/test-lender.ts';
import { assemble } from './assemble.ts';
import { settledSums } from './ports/payments/simulator/settled-sums.ts';
import { readSettings } from './settings/settings.ts';
import { inTransaction } from './storage/in-transaction.ts';
import { openInMemory } from './storage/open.ts';

const test = useDatabase();

it('the lender stops although a client is connected and has sent no request', async () => {
  const lender = await startTestLender(test.db, {}, { closeWithinMs: 50 });
  await lender.listen({ host: '127.0.0.1', port: 0 });
  const silent = connect((lender.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(silent, 'connect');
  const ended = once(silent, 'close');
  silent.on('error', () => {});
  await lender.close();
  await ended;
  expect(lender.app.server.listening).toBe(false);
});

it('a lender who cannot queue the questions to the provider does not start', async () => {
  const lender = await startTestLender(test.db);
  await test.db.execute(sql`alter table jobs rename to jobs_away`);
  await expect(lender.listen({ host: '127.0.0.1', port: 0 })).rejects.toThrow();
  await test.db.execute(sql`alter table jobs_away rename to jobs`);
});

it('the sandbox creates the tables of the payment simulator, and live mode creates none', async () => {
  const storage = await openInMemory();
  const shared = { ...storage, close: async () => {} };
  const simulated = async () =>
    (
      await storage.db.execute(
        `select tablename as name from pg_tables where tablename like 'simulated%' order by 1`,
      )
    ).rows.map(({ name }) => name);
  const sandbox = readSettings({ LOG_LEVEL: 'silent' });
  await (await assemble({ ...sandbox, mode: 'live' }, shared)).close();
  expect(await simulated()).toEqual([]);
  expect(await inTransaction(storage.db, settledSums)).toBeNull();
  await (await assemble(sandbox, shared)).close();
  expect(await simulated()).toEqual(['simulated_callbacks', 'simulated_payments', 'simulated_references']);
  await storage.close();
});
