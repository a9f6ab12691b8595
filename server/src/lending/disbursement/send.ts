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
import { disbursements } from '../../storage/schema/index.ts';
import type { Lender } from '../lender.ts';
import { payoutDestination } from '../payout-accounts/payout-account.ts';
import { sectionsOf } from '../sections/saved-sections.ts';
import type { PayoutBook, SentRow } from './payout-book.ts';
import { failPayout, lockPayout, recordPayout } from './payout-outcome.ts';

const second = 1_000;
const minute = 60 * second;
/** Timeout of a status query. */
const askAgainMs = 10 * second;
/** The provider is unreachable. */
const tryAgainMs = 30 * second;
const firstCheckMs = 2 * minute;
const longestCheckMs = 12 * 60 * minute;

/**
 * The jobs of one kind of outgoing money. Send: sends a payout with an unknown outcome. The attempt is
 * recorded before the call; a payout that may have been sent is queried first, and is only sent again under
 * the same id, which the provider accepts once. Check: queries an accepted payout without a reported outcome,
 * at growing pauses, or once where the pause is null.
 */
export function sendingJobs(book: PayoutBook): JobHandlers {
  return {
    [book.jobs.send]: {
      atOnce: 4,
      outside: async ({ id }: { id: string }, { lender, at }) => {
        const payout = await find(lender.db, book, id);
        if (!payout || payout.state !== 'requested') return;
        if (payout.sentAt !== null && (payout.askedAt === null || payout.askedAt < payout.sentAt))
          await askFirst(lender, book, payout, at);
        else await send(lender, book, payout, at);
      },
    },
    [book.jobs.check]: {
      atOnce: 4,
      outside: async ({ id, pause }: { id: string; pause: number | null }, { lender, at }) => {
        const payout = await find(lender.db, book, id);
        if (!payout || (payout.state !== 'accepted' && payout.state !== 'held')) return;
        if (pause !== null && payout.state === 'accepted')
          await inTransaction(lender.db, (tx) =>
            queueCheck(tx, book, id, at, Math.min(pause * 2, longestCheckMs)),
          );
        await ask(lender, book, id, at);
      },
    },
  };
}

/** Disbursements. The destination is the application's account, which is immutable after submission. */
const payouts: PayoutBook = {
  table: disbursements,
  jobs: { send: 'payout', check: 'payoutCheck' },
  destination: (lender, { orderNo }) => accountOf(lender, orderNo),
  record: recordPayout,
  fail: failPayout,
  missing: missPayout,
};

/** `payout` and `payoutCheck`. */
export const payoutJobs = sendingJobs(payouts);

/** Queues the status query of an accepted payout. */
async function queueCheck(
  tx: Transaction,
  { jobs }: PayoutBook,
  id: string,
  at: number,
  pause: number,
): Promise<void> {
  const runAt = at + pause;
  await enqueue(tx, { kind: jobs.check, key: `${id}:${runAt}`, runAt, payload: { id, pause } });
}

/** Queues another attempt at a payout with an unknown outcome. */
async function queueAttempt(tx: Transaction, id: string, runAt: number, kind: string): Promise<void> {
  await enqueue(tx, { kind, key: `${id}:${runAt}`, runAt, payload: { id } });
}

/**
 * The provider does not know a payout: one without an accepted request is sent now, under its own id. About
 * an accepted one a person decides.
 */
export async function missPayout(tx: Transaction, id: string, at: number): Promise<void> {
  const state = (await lockPayout(tx, id))?.payout.state;
  if (state === 'requested') await queuePayout(tx, id, at);
  if (state === 'accepted')
    await tx.update(disbursements).set({ missingAt: at }).where(eq(disbursements.id, id));
}

/** Queues an attempt at a payout now; one that may have been sent is asked about first. */
export function queuePayout(tx: Transaction, id: string, at: number): Promise<void> {
  return queueAttempt(tx, id, at, payouts.jobs.send);
}

/** Asks the provider once, and now, about a payout that was accepted or is held. */
export async function queueQuestion(tx: Transaction, id: string, at: number): Promise<void> {
  const key = `${id}:asked:${at}`;
  await enqueue(tx, { kind: payouts.jobs.check, key, runAt: at, payload: { id, pause: null } });
}

async function askFirst(lender: Lender, book: PayoutBook, { id }: SentRow, at: number): Promise<void> {
  const { table, jobs } = book;
  await inTransaction(lender.db, async (tx) => {
    await tx.update(table).set({ askedAt: at }).where(eq(table.id, id));
    await queueAttempt(tx, id, at + askAgainMs, jobs.send);
  });
  await ask(lender, book, id, at);
}

/** Asks what became of it, and records an answer that is given at once. */
async function ask(
  { db, payments, policy }: Lender,
  book: PayoutBook,
  id: string,
  at: number,
): Promise<void> {
  try {
    const fact = await payments.askPayout({ id });
    if (fact?.kind === 'payout') await inTransaction(db, (tx) => book.record(tx, fact, at, policy));
    if (fact?.kind === 'payoutMissing') await inTransaction(db, (tx) => book.missing(tx, id, at));
  } catch (error) {
    // No answer: the queued attempt or check continues.
    if (!(error instanceof PaymentRefused) && !(error instanceof PaymentOutcomeUnknown)) throw error;
  }
}

async function send(lender: Lender, book: PayoutBook, payout: SentRow, at: number): Promise<void> {
  const { db, payments, policy } = lender;
  const { table, jobs } = book;
  const { id, orderNo, amountCents } = payout;
  const to = await book.destination(lender, payout);
  const requested = and(eq(table.id, id), eq(table.state, 'requested'));
  await db.update(table).set({ sentAt: at }).where(requested);
  try {
    const { providerId, outcome } = await payments.payOut({ id, orderNo, amountCents, to });
    await inTransaction(db, async (tx) => {
      await tx.update(table).set({ state: 'accepted', conversationId: providerId }).where(requested);
      await queueCheck(tx, book, id, at, firstCheckMs);
    });
    // In a transaction of its own, which locks the order first.
    if (outcome)
      await inTransaction(db, (tx) =>
        book.record(tx, { kind: 'payout', id, providerId, outcome }, at, policy),
      );
  } catch (error) {
    if (error instanceof PaymentOutcomeUnknown) {
      await inTransaction(db, (tx) => queueAttempt(tx, id, at + askAgainMs, jobs.send));
      return;
    }
    if (!(error instanceof PaymentRefused)) throw error;
    // A payout that may have been accepted earlier is not abandoned: another one would be paid as well.
    const late = payout.sentAt === null && at - payout.createdAt >= policy.lending.maximumMinutes * minute;
    // Refused credentials say nothing about an earlier attempt, which may have been accepted.
    const again = error.passing || (error.isOurs && payout.sentAt !== null);
    await inTransaction(db, async (tx) => {
      if (!again || late) {
        await book.fail(tx, id, { failure: error.code, isOurs: error.isOurs }, at, policy);
        return;
      }
      await tx.update(table).set({ sentAt: payout.sentAt }).where(requested);
      await queueAttempt(tx, id, at + tryAgainMs, jobs.send);
    });
  }
}

/** The payout account of an order. */
export async function accountOf({ db }: Lender, orderNo: string): Promise<PayoutDestination> {
  const { payout } = await sectionsOf(db, orderNo);
  if (!payout) throw new Error(`The order ${orderNo} has a payout, but no account to pay it to.`);
  return payoutDestination(payout);
}

async function find(db: Database, { table }: PayoutBook, id: string): Promise<SentRow | undefined> {
  const [row] = await db
    .select({
      id: table.id,
      orderNo: table.orderNo,
      state: table.state,
      amountCents: table.amountCents,
      createdAt: table.createdAt,
      sentAt: table.sentAt,
      askedAt: table.askedAt,
      settledAt: table.settledAt,
      conversationId: table.conversationId,
    })
    .from(table)
    .where(eq(table.id, id));
  return row;
}
