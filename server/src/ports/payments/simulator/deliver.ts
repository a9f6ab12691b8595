import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../storage/database.ts';
import { simulatedCallbacks } from './tables.ts';
import { settle } from './book.ts';
import { openAddress } from './told-address.ts';

const patienceMs = 10_000;

/** Delivers a callback, unless already delivered; throws when refused. */
async function deliver(db: Database, id: number, at: number): Promise<void> {
  const [callback] = await db
    .select()
    .from(simulatedCallbacks)
    .where(and(eq(simulatedCallbacks.id, id), isNull(simulatedCallbacks.deliveredAt)));
  if (!callback) return;
  const response = await fetch(openAddress(db, callback.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(callback.body),
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The callback was answered with HTTP ${response.status}.`);
  await db.update(simulatedCallbacks).set({ deliveredAt: at }).where(eq(simulatedCallbacks.id, id));
}

/** Delivers callbacks at once; failed deliveries are left to the jobs. */
export async function deliverNow(db: Database, ids: readonly number[], at: number): Promise<void> {
  await Promise.allSettled(ids.map((id) => deliver(db, id, at)));
}

/** The simulator's dependencies. */
interface Context {
  lender: { db: Database };
  /** Epoch milliseconds. */
  at: number;
}

/** The simulator's jobs: borrowers who enter their PIN, and undelivered callbacks. */
export const simulatorJobs = {
  'simulator.settle': {
    outside: async ({ reference }: { reference: string }, { lender, at }: Context) => {
      const settled = await settle(lender.db, { reference, resultCode: 0, copies: 1, at });
      await deliverNow(lender.db, settled?.callbacks ?? [], at);
    },
  },
  'simulator.deliver': {
    outside: async ({ id, until }: { id: number; until: number }, { lender, at }: Context) => {
      if (at < until) await deliver(lender.db, id, at);
    },
  },
};
