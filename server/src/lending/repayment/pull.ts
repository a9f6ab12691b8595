import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../ports/payments/payments.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { settings } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { keepFact, paidInKey } from '../provider-inbox.ts';
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
  const key = createHash('sha256').update(address).digest('hex').slice(0, 16);
  await enqueue(tx, { kind: 'registerPaybill', key, runAt: at, payload: {} });
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
      const { paybill } = lender.payments;
      // Another provider has been chosen since, which has none.
      if (!paybill) return;
      await inTransaction(db, (tx) => queuePull(tx, at, everyMinutes));
      const from = Math.max((await pulledUntil(db)) - overlapMs, at - remembersMs);
      try {
        const { paidIn, unread } = await paybill.paidIn(from, at);
        for (const each of paidIn)
          await keepFact(db, { key: paidInKey(each.payment.receipt), body: each, at }, (tx) =>
            recordPaidIn(tx, each, at, lender.policy.market),
          );
        for (const row of unread) {
          const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
          await keepFact(db, { key: `unreadable:pull:${hash}`, body: { unread: row }, at }, async () => {});
        }
        await keepPulled(db, at);
      } catch (error) {
        // The next query covers the same period again.
        if (!(error instanceof PaymentRefused) && !(error instanceof PaymentOutcomeUnknown)) throw error;
      }
    },
  },
};

async function queuePull(tx: Transaction, at: number, everyMinutes: number): Promise<void> {
  const every = everyMinutes * minute;
  const runAt = (Math.floor(at / every) + 1) * every;
  await enqueue(tx, { kind: 'pull', key: String(runAt), runAt, payload: { everyMinutes } });
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
