import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { basePath } from '@kopa/contract';
import { deskQueues } from '@kopa/contract/desk/queues';
import { staffRoles } from '@kopa/contract/desk/rights';
import { sql } from 'drizzle-orm';
import { openPostgres } from '../../server/src/storage/open.ts';
import { endAll } from '../../server/test/at-the-end.ts';
import { staffAt } from '../../server/test/desk.ts';
import { startTestLender } from '../../server/test/test-lender.ts';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { fillQueues } from './fill.ts';

/*
 * `node bench/desk/run.ts`: how long the desk's lists take on PostgreSQL with a thousand open items in each
 * queue: the day's overview, and every page of every queue, by HTTP.
 */

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '10' },
    name: { type: 'string', default: `desk-${new Date().toISOString().slice(0, 10)}` },
  },
});
const items = Number(values.items);
const limitMs = 200;

const postgres = await startPostgres({ durable: true });
if ('missing' in postgres) throw new Error(postgres.missing);
const storage = await openPostgres(postgres.url);
try {
  const lender = await startTestLender(storage.db);
  await fillQueues(lender, items);
  await storage.db.execute(sql`analyze`);
  const { cookie } = await staffAt(lender, [...staffRoles]);
  await lender.listen({ host: '127.0.0.1', port: 0 });
  const { port } = lender.app.server.address() as AddressInfo;

  const rows = [];
  for (const list of ['today', ...deskQueues]) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < Number(values.rounds); round += 1) {
      found = 0;
      let cursor: string | null = null;
      do {
        const began = performance.now();
        const page = await read(list, cursor);
        times.push(performance.now() - began);
        found += page.items?.length ?? 0;
        cursor = page.nextCursor ?? null;
      } while (cursor !== null);
    }
    if (list !== 'today' && found !== items) throw new Error(`${list} shows ${found} of ${items} items.`);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;
    const row = { list, pages: times.length, medianMs: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
    rows.push(row);
    const [median, p99, most] = [row.medianMs, row.p99Ms, row.maxMs].map((ms) => ms.toFixed(1));
    console.log(`${list}: ${row.pages} pages, median ${median} ms, p99 ${p99} ms, at most ${most} ms`);
  }
  const late = rows.filter(({ p99Ms }) => p99Ms >= limitMs).map(({ list }) => list);
  console.log(
    late.length === 0 ? `Every p99 is under ${limitMs} ms.` : `Over ${limitMs} ms: ${late.join(', ')}`,
  );

  const machine = {
    node: process.version,
    postgres: postgres.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    load: loadavg(),
    ...values,
  };
  const results = path.join(import.meta.dirname, '../results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${values.name}.json`), `${JSON.stringify({ machine, rows }, null, 1)}\n`);

  async function read(list: string, cursor: string | null) {
    const url = new URL(`http://127.0.0.1:${port}${basePath}/desk/${list}`);
    if (cursor !== null) url.searchParams.set('cursor', cursor);
    const answer = await fetch(url, { headers: { cookie, accept: 'application/json' } });
    const { code, msg, data } = (await answer.json()) as {
      code: number;
      msg: string;
      data: { items?: unknown[]; nextCursor?: string | null };
    };
    if (code !== 0) throw new Error(`${url.pathname}: ${code} ${msg}`);
    return data;
  }
} finally {
  await endAll();
  await storage.close();
  await postgres.stop();
}
