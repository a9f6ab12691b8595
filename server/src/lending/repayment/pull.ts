import { createHash } from 'node:crypto';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../ports/payments/payments.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { jobs, settings } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import type { Lender } from '../lender.ts';
import { keepFact, listedKey, paidInKey } from '../provider-inbox.ts';
import { recordPaidIn } from './paid-in.ts';

const minute = 60_000;
/** Requested again each time: the end of the provider's list is late. */
const overlapMs = 60 * minute;
/** The provider forgets payments after 48 hours. */
const remembersMs = 47 * 60 * minute;
const pulledSetting = 'paidInPulledUntil';

/** Queues the next query for unreported payments, and the registration of an address; call at each start. */
export async function startPaybill(
  tx: Transaction,
  at: number,
  { everyMinutes, address }: { everyMinutes: number; address: string },
): Promise<void> {
  await pullAgain(tx, at, everyMinutes);
  const key = createHash('sha256').update(address).digest('hex').slice(0, 16);
  await enqueue(tx, { kind: 'registerPaybill', key, runAt: at, payload: {} });
}

/**
 * Queues the next query. A clock that goes back repeats a time that the provider was asked about: what is
 * paid in it now is asked for as well, before the provider forgets.
 */
export async function pullAgain(tx: Transaction, at: number, everyMinutes: number): Promise<void> {
  await tx
    .update(settings)
    .set({ value: at })
    .where(and(eq(settings.name, pulledSetting), gt(settings.value, at)));
  await queuePull(tx, at, everyMinutes);
}

/**
 * `registerPaybill`: registers our addresses with the provider. `pull`: requests all paybill payments since
 * the last answer, and records unreported ones.
 */
export const paybillJobs: JobHandlers = {
  registerPaybill: {
    outside: async (_payload: object, { lender }) => lender.payments.paybill?.register(),
  },
  pull: {
    outside: async ({ everyMinutes }: { everyMinutes: number }, { lender, at }) => {
      const { db } = lender;
      // Another provider has been chosen since, which has none.
      if (!lender.payments.paybill) return;
      await inTransaction(db, (tx) => queuePull(tx, at, everyMinutes));
      const from = (await pulledUntil(db)) - overlapMs;
      try {
        await pullPaidIn(lender, from, at);
        await keepPulled(db, at);
      } catch (error) {
        // The next query covers the same period again.
        if (!(error instanceof PaymentRefused) && !(error instanceof PaymentOutcomeUnknown)) throw error;
      }
    },
  },
};

/**
 * Records what the provider's list says was paid since an instant, as far as the provider remembers: a
 * payment that was not reported is booked, and every listed receipt is confirmed. Throws as the port does.
 */
export async function pullPaidIn({ db, payments, policy }: Lender, from: number, at: number): Promise<void> {
  if (!payments.paybill) return;
  const { paidIn, unread } = await payments.paybill.paidIn(
    Math.max(from, at - remembersMs),
    // The list has whole seconds, and ends before its end.
    at + 1000,
  );
  for (const each of paidIn) {
    const { receipt } = each.payment;
    await keepFact(db, { key: paidInKey(receipt), body: each, at }, (tx) =>
      recordPaidIn(tx, each, at, policy.market),
    );
    await keepFact(db, { key: listedKey(receipt), body: { payment: each.payment }, at }, async () => {});
  }
  for (const row of unread) {
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    await keepFact(db, { key: `unreadable:pull:${hash}`, body: { unread: row }, at }, async () => {});
  }
}

async function queuePull(tx: Transaction, at: number, everyMinutes: number): Promise<void> {
  const every = everyMinutes * minute;
  const runAt = (Math.floor(at / every) + 1) * every;
  const key = String(runAt);
  // Done by a clock that has gone back since.
  await tx.delete(jobs).where(and(eq(jobs.kind, 'pull'), eq(jobs.key, key), isNotNull(jobs.doneAt)));
  await enqueue(tx, { kind: 'pull', key, runAt, payload: { everyMinutes } });
}

async function pulledUntil(db: Database): Promise<number> {
  const [kept] = await db.select().from(settings).where(eq(settings.name, pulledSetting));
  return typeof kept?.value === 'number' ? kept.value : 0;
}

async function keepPulled(db: Database, at: number): Promise<void> {
  await db
    .insert(settings)
    .values({ name: pulledSetting, value: at })
    .onConflictDoUpdate({ target: settings.name, set: { value: at } });
}
