import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addDays, dayOf, editions, startOfDay } from '@kopa/contract';
import { sql } from 'drizzle-orm';
import { accrueAll } from '../../server/src/lending/ledger/accrue-all.ts';
import { openKeys } from '../../server/src/storage/open-keys.ts';
import { openPostgres } from '../../server/src/storage/open.ts';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { seedLoans } from './seed.ts';

/*
 * `node bench/server/accrual.ts`: the night's work on 100,000 running loans on PostgreSQL: how long a day
 * takes, how much memory, and how far tables and the log grow. Several nights one after the other; with
 * `--together`, a journal has the charges of many loans.
 */

const { values } = parseArgs({
  options: {
    loans: { type: 'string', default: '100000' },
    nights: { type: 'string', default: '3' },
    together: { type: 'boolean', default: false },
    name: { type: 'string', default: `accrual-${new Date().toISOString().slice(0, 10)}` },
  },
});
const loans = Number(values.loans);
const policy = editions['ke']!;
const disbursedAt = Date.UTC(2026, 0, 15, 9);

const postgres = await startPostgres({ durable: true });
if ('missing' in postgres) throw new Error(postgres.missing);
try {
  const { db, close } = await openPostgres(postgres.url);
  await openKeys(db, { secret: null, secretsBefore: [] });
  const seeding = performance.now();
  await seedLoans(db, policy, loans, disbursedAt);
  console.log(`${loans} loans made in ${((performance.now() - seeding) / 1000).toFixed(1)} s`);
  const nights = [];
  const sizes = async () => {
    const { rows } = await db.execute(sql`select pg_total_relation_size('orders') as orders,
      pg_total_relation_size('journals') + pg_total_relation_size('entries') as ledger,
      pg_current_wal_lsn() - '0/0'::pg_lsn as wal`);
    return Object.fromEntries(Object.entries(rows[0]!).map(([name, bytes]) => [name, Number(bytes)]));
  };
  const sizeBefore = await sizes();
  for (let night = 1; night <= Number(values.nights); night += 1) {
    // On the first day after the disbursement nothing is due: that day is charged the night after.
    const today = addDays(dayOf(disbursedAt, policy.market), night + 1);
    const began = performance.now();
    const before = process.cpuUsage();
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
    const at = startOfDay(today, policy.market) + 300_000;
    const done = await accrueAll(db, { today, through: addDays(today, -1), at, together: values.together });
    clearInterval(watch);
    const { user, system } = process.cpuUsage(before);
    nights.push({
      day: today,
      loans: done.loans,
      failed: done.failed.length,
      seconds: (performance.now() - began) / 1000,
      cpuSeconds: (user + system) / 1e6,
      peakRssMb: peak / 1e6,
    });
    console.log(JSON.stringify(nights.at(-1)));
    await db.execute(sql`vacuum orders`);
  }
  const sizeAfter = await sizes();
  const bytesPerLoanAndNight = Object.fromEntries(
    Object.entries(sizeAfter).map(([name, bytes]) => [
      name,
      (bytes - sizeBefore[name]!) / loans / nights.length,
    ]),
  );
  const { rows } = await db.execute(
    sql`select count(*)::int as journals, (select sum(cents) from entries)::text as sum from journals`,
  );
  await close();
  const machine = {
    node: process.version,
    postgres: postgres.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    load: loadavg(),
  };
  const results = path.join(import.meta.dirname, '../results');
  const measured = { machine, together: values.together, nights, bytesPerLoanAndNight, ledger: rows[0] };
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, `${values.name}.json`), `${JSON.stringify(measured, null, 1)}\n`);
  console.log(JSON.stringify({ machine, bytesPerLoanAndNight, ledger: rows[0] }));
} finally {
  await postgres.stop();
}
