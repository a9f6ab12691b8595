import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { errorCodes } from '@kopa/contract';
import { applyMarket, latestOrder } from '@kopa/contract/calls/loan';
import { marketIndex } from '@kopa/contract/calls/market';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../../tests/postgres/start-postgres.ts';
import { application, registered } from '../../test/borrower.ts';
import { newDatabaseUrl, postgres } from '../../test/test-database.ts';
import { granted, startTestLender, type TestLender } from '../../test/test-lender.ts';
import { inTransaction } from './in-transaction.ts';
import { openPostgres, type Storage } from './open.ts';

const open: (() => Promise<unknown>)[] = [];
// After the lenders, which end with the test as well.
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function opened(url: string, options?: Parameters<typeof openPostgres>[1]): Promise<Storage> {
  const storage = await openPostgres(url, options);
  open.push(() => storage.close());
  return storage;
}

const ready = async ({ app }: TestLender) =>
  (await app.inject('/readyz')).json<{ database: boolean }>().database;
const cutAll = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

describe.skipIf('missing' in postgres)('an absent database', () => {
  it('after cut connections each request is done or refused for repetition, and none is half done', async () => {
    const url = await newDatabaseUrl();
    const { db } = await opened(url);
    const other = await opened(url, { connections: 1 });
    const lender = await startTestLender(db);
    const token = await registered(lender);
    const codes: number[] = [];
    const ask = async () => void codes.push((await lender.call(marketIndex, {}, { token })).code);
    for (let round = 0; round < 10; round += 1) {
      const asked = Array.from({ length: 12 }, ask);
      await other.db.execute(cutAll);
      await Promise.all(asked);
    }
    expect(codes.filter((code) => code !== 0 && code !== errorCodes.notReady)).toEqual([]);

    // A command that was told to come again comes again, under its key.
    const apply = () => lender.call(applyMarket, application, { token, key: 'apply' });
    let answer = await Promise.all([apply(), other.db.execute(cutAll)]).then(([first]) => first);
    while (answer.code === errorCodes.notReady) answer = await apply();
    expect(granted(answer).order.step).toBe(6);
    expect(granted(await lender.call(latestOrder, {}, { token })).order?.orderNo).toBe(
      granted(answer).order.orderNo,
    );
    expect(await ready(lender)).toBe(true);
    expect(lender.log()).not.toContain('call failed');
  });

  it('the pool survives more failures in transactions than it has connections', async () => {
    const url = await newDatabaseUrl();
    const { db } = await opened(url, { connections: 2 });
    const other = await opened(url, { connections: 1 });
    for (let round = 0; round < 5; round += 1) {
      const cut = inTransaction(db, async (tx) => {
        await tx.execute(sql`select 1`);
        await other.db.execute(cutAll);
        await tx.execute(sql`select 1`);
      });
      await expect(cut).rejects.toThrow();
    }
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it.each(['url', 'socketUrl'] as const)(
    'during the absence at its %s calls are refused as not ready and /readyz says so; afterwards both work again',
    async (address) => {
      const own = await startPostgres();
      if ('missing' in own) throw new Error(own.missing);
      open.push(() => own.stop());
      const { db } = await opened(own[address]);
      const lender = await startTestLender(db);
      const token = await registered(lender);
      expect(await ready(lender)).toBe(true);

      await own.crash();
      for (let times = 0; times < 15; times += 1)
        expect(await lender.call(marketIndex, {}, { token })).toMatchObject({
          status: 503,
          code: errorCodes.notReady,
          data: null,
        });
      expect(await ready(lender)).toBe(false);
      await expect(lender.jobs.runDue()).rejects.toThrow();

      await own.startAgain();
      expect(granted(await lender.call(marketIndex, {}, { token })).order).toBeNull();
      expect(await ready(lender)).toBe(true);
      await lender.jobs.runDue();
    },
  );

  it('a network that drops every packet ends the connections after a while, and they work again afterwards', async () => {
    const line = await swallowingLine(await newDatabaseUrl());
    const { db } = await opened(line.url, { silentMs: 300, connections: 2 });
    const lender = await startTestLender(db);
    const token = await registered(lender);
    line.swallow(true);
    const asked = await Promise.all(Array.from({ length: 5 }, () => lender.call(marketIndex, {}, { token })));
    expect(asked.map(({ code }) => code)).toEqual(Array(5).fill(errorCodes.notReady));
    await expect(inTransaction(db, async () => {})).rejects.toThrow();
    await expect(inTransaction(db, async () => {})).rejects.toThrow();
    await expect(inTransaction(db, async () => {})).rejects.toThrow();
    expect(await ready(lender)).toBe(false);
    line.swallow(false);
    expect(granted(await lender.call(marketIndex, {}, { token })).order).toBeNull();
    expect(await ready(lender)).toBe(true);
  });
});

interface Line {
  url: string;
  /** Whether packets are dropped, with open connections. */
  swallow(yes: boolean): void;
}

/** A network between server and database. */
async function swallowingLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let swallows = false;
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => swallows || into.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        into.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const { port: own } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(to), { port: String(own) }).href,
    swallow: (yes) => (swallows = yes),
  };
}
