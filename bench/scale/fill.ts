import { addDays, dayOf, startOfDay, type Policy } from '@kopa/contract';
import type { RepayDetail } from '@kopa/contract/entities';
import { sql } from 'drizzle-orm';
import type { AddressInfo } from 'node:net';
import { assemble } from '../../server/src/assemble.ts';
import { accrueAll } from '../../server/src/lending/ledger/accrue-all.ts';
import { readSettings } from '../../server/src/settings/settings.ts';
import type { Database } from '../../server/src/storage/database.ts';
import { ofCommands } from '../../server/src/storage/open-pool.ts';
import { openPostgres } from '../../server/src/storage/open.ts';
import { sessions } from '../../server/src/storage/schema/index.ts';
import { addCrowd } from '../../server/test/crowd.ts';
import { clientOf, repaymentCents } from '../server/load.ts';
import { fetchPayments } from '../server/provider.ts';
import { seedLoans } from '../server/seed.ts';

export interface Size {
  /** Borrowers that the lender knows; a multiple of `alive`. */
  borrowers: number;
  /** Borrowers whose sealed data can be opened: those that call. The others are copies of their rows. */
  alive: number;
  /** Nights since the disbursement. */
  nights: number;
}

/** Borrowers 0 to this number - 1 have running loans; the other half of those alive have paid theirs off. */
export const runningOf = ({ alive }: Size): number => alive / 2;

/** Repayments of a running loan. */
const partPayments = 2;
const atOnce = 16;
/** Above every number that counts the rows of those alive. */
const apart = 2_000_000;

/**
 * A lender with so many borrowers: each had a loan over 91 days, disbursed and charged every night since; half
 * have paid it off, and half have paid two parts.
 */
export async function fill(url: string, folder: string, size: Size): Promise<void> {
  const storage = await openPostgres(url, ofCommands);
  const { db } = storage;
  const settings = readSettings({ DATA_DIR: folder, IDENTITY: 'scripted' });
  const assembly = await assemble(settings, storage, { logTo: { write: () => {} }, fetchPayments });
  const { lender, app } = assembly;
  const { market } = settings.policy;
  const today = dayOf(lender.clock.now(), market);
  const disbursedAt = startOfDay(addDays(today, -size.nights), market) + 9 * 3_600_000;
  await seedLoans(db, settings.policy, size.alive, disbursedAt);
  await chargeNights(db, settings.policy, disbursedAt, size.nights);
  const now = lender.clock.now();
  await db.update(sessions).set({ createdAt: now, lastUsedAt: now });
  await db.execute(sql`vacuum analyze`);

  await assembly.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const secret = await lender.callbackSecrets.current('daraja-prompt');
  const client = clientOf({ kind: 'lender', port, secret }, atOnce);
  await each(size.alive, async (n) => {
    if (n < runningOf(size)) {
      for (let part = 0; part < partPayments; part += 1) await client.pay(n, repaymentCents);
      return;
    }
    const { data } = JSON.parse(await client.read('detail', n)) as { data: RepayDetail };
    await client.pay(n, data.owedCents);
  });
  client.close();
  await addCrowd(db, size.borrowers / size.alive - 1, 1, apart);
  await countOn(db);
  await db.execute(sql`vacuum analyze`);
  await assembly.close();
}

/** On the first day after the disbursement nothing is due: that day is charged the night after. */
async function chargeNights(db: Database, { market }: Policy, from: number, nights: number): Promise<void> {
  for (let night = 2; night <= nights; night += 1) {
    const today = addDays(dayOf(from, market), night);
    await accrueAll(db, { today, through: addDays(today, -1), at: startOfDay(today, market) + 300_000 });
    await db.execute(sql`vacuum orders`);
  }
}

/** What is counted goes on above the copies, as it would have. */
async function countOn(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    select table_name as name, column_name as counted from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`);
  for (const { name, counted } of rows) {
    const column = sql.identifier(String(counted));
    const table = sql.identifier(String(name));
    await db.execute(sql`
      select setval(pg_get_serial_sequence(${name}::text, ${counted}::text), max(${column})) from ${table}
      having max(${column}) is not null`);
  }
}

async function each(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const some = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, some));
}

/** Tells the payment simulator of every payment: the third book, which the commands compare. */
export async function tellProvider(db: Database): Promise<void> {
  for (const [table, kind] of [
    ['repayments', 'repayment'],
    ['disbursements', 'disbursement'],
  ] as const) {
    const from = sql.identifier(table);
    await db.execute(sql`
      insert into simulated_payments
        (reference, kind, provider_id, order_no, shillings, phone, callback_url, state, receipt, created_at, settled_at)
      select ${kind}::text || ctid::text, ${kind}::text, ${kind}::text || ctid::text, order_no, amount_cents / 100,
        '', '', 'settled', null, settled_at, settled_at
      from ${from} where state = 'paid'
      on conflict do nothing`);
  }
}
