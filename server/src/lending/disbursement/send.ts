import { and, eq } from 'drizzle-orm';
import { enqueue } from '../../storage/queue.ts';
import type { JobHandlers } from '../job-handlers.ts';
import {
  PaymentOutcomeUnknown,
  PaymentRefused,
  type PayoutDestination,
} from '../../ports/payments/payments.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { disbursements, type DisbursementRow } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { payoutDestination } from '../payout-accounts/payout-account.ts';
import { sectionsOf } from '../sections/saved-sections.ts';
import { failPayout } from './settle.ts';

const second = 1_000;
const minute = 60 * second;
/** How long the answer to a status query is waited for. */
const askAgainMs = 10 * second;
/** The provider is out of reach. */
const tryAgainMs = 30 * second;
const firstCheckMs = 2 * minute;
const longestCheckMs = 12 * 60 * minute;

/**
 * `payout`: sends the money of a payout whose outcome is not known. It is written down that it is sent before it is;
 * a payout that may have been sent is asked about first, and is only ever sent again under the same id, which the
 * provider takes once. `payoutCheck`: asks about an accepted payout of which nothing more was heard.
 */
export const payoutJobs: JobHandlers = {
  payout: {
    outside: async ({ id }: { id: string }, { lender, at }) => {
      const payout = await find(lender.db, id);
      if (!payout || payout.state !== 'requested') return;
      if (payout.sentAt !== null && (payout.askedAt === null || payout.askedAt < payout.sentAt))
        await askFirst(lender, payout, at);
      else await send(lender, payout, at);
    },
  },
  payoutCheck: {
    outside: async ({ id, pause }: { id: string; pause: number }, { lender, at }) => {
      const payout = await find(lender.db, id);
      if (!payout || payout.state !== 'accepted') return;
      await inTransaction(lender.db, (tx) => queueCheck(tx, id, at, Math.min(pause * 2, longestCheckMs)));
      await ask(lender, id);
    },
  },
};

/** Queues the question what became of an accepted payout. */
async function queueCheck(tx: Transaction, id: string, at: number, pause: number): Promise<void> {
  const runAt = at + pause;
  await enqueue(tx, { kind: 'payoutCheck', key: `${id}:${runAt}`, runAt, payload: { id, pause } });
}

/** Queues another attempt at a payout whose outcome is not known. */
export async function queueAttempt(tx: Transaction, id: string, runAt: number): Promise<void> {
  await enqueue(tx, { kind: 'payout', key: `${id}:${runAt}`, runAt, payload: { id } });
}

async function askFirst({ db, payments }: Lender, { id }: DisbursementRow, at: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.update(disbursements).set({ askedAt: at }).where(eq(disbursements.id, id));
    await queueAttempt(tx, id, at + askAgainMs);
  });
  await ask({ payments }, id);
}

async function ask({ payments }: Pick<Lender, 'payments'>, id: string): Promise<void> {
  try {
    await payments.askPayout({ id });
  } catch (error) {
    // Not answered: the attempt or check that is queued goes on.
    if (!(error instanceof PaymentRefused) && !(error instanceof PaymentOutcomeUnknown)) throw error;
  }
}

async function send(
  { db, payments, policy, pepper }: Lender,
  payout: DisbursementRow,
  at: number,
): Promise<void> {
  const { id, orderNo, amountCents } = payout;
  const to = await destinationOf(db, payout, pepper);
  const requested = and(eq(disbursements.id, id), eq(disbursements.state, 'requested'));
  await db.update(disbursements).set({ sentAt: at }).where(requested);
  try {
    const { conversationId } = await payments.payOut({ id, orderNo, amountCents, to });
    await inTransaction(db, async (tx) => {
      await tx.update(disbursements).set({ state: 'accepted', conversationId }).where(requested);
      await queueCheck(tx, id, at, firstCheckMs);
    });
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) {
      await inTransaction(db, (tx) => queueAttempt(tx, id, at + askAgainMs));
      return;
    }
    if (!(error instanceof PaymentRefused)) throw error;
    // One that may have been taken before is not given up: another would be paid as well.
    const late = payout.sentAt === null && at - payout.createdAt >= policy.lending.maximumMinutes * minute;
    await inTransaction(db, async (tx) => {
      if (!error.passing || late) {
        await failPayout(tx, id, error.code, at, policy);
        return;
      }
      await tx.update(disbursements).set({ sentAt: payout.sentAt }).where(requested);
      await queueAttempt(tx, id, at + tryAgainMs);
    });
  }
}

/** The account of the application: since that was sent nobody can change it. */
async function destinationOf(
  db: Database,
  { orderNo }: DisbursementRow,
  secret: string,
): Promise<PayoutDestination> {
  const { payout } = await sectionsOf(db, orderNo);
  if (!payout) throw new Error(`The order ${orderNo} has a payout, but no account to pay it to.`);
  return payoutDestination(payout, secret);
}

async function find(db: Database, id: string): Promise<DisbursementRow | undefined> {
  const [payout] = await db.select().from(disbursements).where(eq(disbursements.id, id));
  return payout;
}
