import { readFileSync } from 'node:fs';
import { addDays, startOfDay, type Day, type Market } from '@kopa/contract';
import { sql } from 'drizzle-orm';
import { accrueAll } from '../../server/src/lending/ledger/accrue-all.ts';
import type { Database } from '../../server/src/storage/database.ts';

/** How long some work took, and the most memory of its process. */
export interface Timed {
  name: string;
  seconds: number;
  rssMb: number;
}

/** Measures work; `watch` names the process that does the work, if another one does. */
export async function timed(
  name: string,
  work: (watch: (pid: number) => void) => Promise<unknown>,
): Promise<Timed> {
  let pid = process.pid;
  let rssMb = 0;
  const look = setInterval(() => (rssMb = Math.max(rssMb, rssOf(pid))), 100);
  const began = performance.now();
  await work((other) => (pid = other));
  clearInterval(look);
  const done = { name, seconds: (performance.now() - began) / 1000, rssMb };
  console.log(JSON.stringify(done));
  return done;
}

/** In MB; 0 of a process that has ended. */
function rssOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

interface Night {
  night: Day;
  market: Market;
  /** As `NIGHT_JOURNALS=page`. */
  together: boolean;
}

/** Charges all running loans once, and tells what that cost. */
export async function chargeNight(db: Database, { night, market, together }: Night) {
  const before = await ledgerBytes(db);
  const cpu = process.cpuUsage();
  let loans = 0;
  const { seconds, rssMb } = await timed(`night of ${together ? 'pages' : 'loans'}`, async () => {
    const at = startOfDay(night, market) + 300_000;
    const done = await accrueAll(db, { today: night, through: addDays(night, -1), at, together });
    if (done.failed.length > 0) throw new Error(`${done.failed.length} loans could not be charged.`);
    ({ loans } = done);
  });
  const { user, system } = process.cpuUsage(cpu);
  const after = await ledgerBytes(db);
  return {
    together,
    loans,
    seconds,
    rssMb,
    cpuSeconds: (user + system) / 1e6,
    ledgerBytesPerLoan: (after.ledger - before.ledger) / loans,
    walBytesPerLoan: (after.wal - before.wal) / loans,
  };
}

async function ledgerBytes(db: Database): Promise<{ ledger: number; wal: number }> {
  const { rows } = await db.execute(sql`
    select pg_total_relation_size('journals') + pg_total_relation_size('entries') as ledger,
      pg_current_wal_lsn() - '0/0'::pg_lsn as wal`);
  return { ledger: Number(rows[0]!['ledger']), wal: Number(rows[0]!['wal']) };
}

/** Rows of the ledger, and the bytes of the database and of its large tables with their indexes. */
export async function sizesOf(db: Database): Promise<Record<string, unknown>> {
  const { rows: counts } = await db.execute(sql`
    select (select count(*) from users)::int as borrowers, (select count(*) from orders)::int as loans,
      (select count(*) from journals)::int as journals, (select count(*) from entries)::int as entries,
      pg_database_size(current_database())::float as bytes`);
  const { rows: tables } = await db.execute(sql`
    select relname as name, pg_total_relation_size(oid)::float as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by bytes desc limit 10`);
  const { loans, bytes } = counts[0]!;
  return {
    ...counts[0],
    bytesPerLoan: Math.round(Number(bytes) / Number(loans)),
    tables: Object.fromEntries(tables.map(({ name, bytes }) => [name, bytes])),
  };
}
