import { dayOf, type Market } from '@kopa/contract';
import { eq } from 'drizzle-orm';
import type { PayoutFact } from '../../ports/payments/payment.ts';
import type { PayoutDestination } from '../../ports/payments/payments.ts';
import { keyOfOrder, readText } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { enqueue } from '../../storage/queue.ts';
import { refunds, type RefundRow } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { post } from '../ledger/post.ts';
import type { Lender } from '../lender.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { confirmRepayments } from '../repayment/confirm-repayments.ts';
import { sentRefunds, type PayoutBook } from './payout-book.ts';
import { refundableCents, requestRefund } from './request-refund.ts';
import { accountOf, sendingJobs } from './send.ts';

const refundBook: PayoutBook = {
  table: sentRefunds,
  jobs: { send: 'refund', check: 'refundCheck' },
  destination: async (lender, { id, orderNo }) => {
    const [refund] = await lender.db.select().from(refunds).where(eq(refunds.id, id));
    const account = await accountOf(lender, orderNo);
    if (refund!.paidFrom === null) return account;
    const key = await keyOfOrder(lender.db, orderNo);
    return phoneOf(lender, readText(key, refund!.paidFrom, moneyPlaces.refund(id)), account);
  },
  fail: (tx, id, { failure }, at) => failRefund(tx, id, failure, at),
  missing: (tx, id, at) => resendRefund(tx, id, at),
  record: async (tx, fact, at, { market }) => void (await recordRefund(tx, fact, at, market)),
};

const minute = 60_000;
const firstPauseMs = minute;
const longestPauseMs = 60 * minute;

interface Overpaid {
  orderNo: string;
  /** Time until the provider is asked again; none of the first. */
  pause?: number;
}

/**
 * `overpaid`: refunds an overpayment, where the policy demands refunds, after the provider has confirmed the
 * payments: whole units, from the policy's minimum; a smaller amount stays and is shown. `refund` and
 * `refundCheck`: like `payout` and `payoutCheck`.
 */
export const refundJobs: JobHandlers = {
  ...sendingJobs(refundBook),
  overpaid: {
    outside: async ({ orderNo, pause = firstPauseMs }: Overpaid, { lender, at }) => {
      const { db, policy } = lender;
      const leastCents = Math.max(policy.overpayment.minimumCents, 100);
      if (policy.overpayment.use !== 'refund' || (await refundableCents(db, orderNo)) < leastCents) return;
      // The provider is asked outside of the transaction.
      const account = await accountOf(lender, orderNo);
      const { payments } = lender;
      const payable = {
        phone: payments.pays(phoneOf(lender, '', account)),
        account: payments.pays(account),
      };
      const confirmation = await confirmRepayments(lender, orderNo, at);
      const wanted = { orderNo, payable, confirmation, leastCents, limits: lender.refundLimits, at };
      // Serializable: the limits are sums over many rows.
      const asksAgain = await inTransaction(db, (tx) => requestRefund(tx, wanted), { serializable: true });
      if (!asksAgain) return;
      const payload: Overpaid = { orderNo, pause: Math.min(pause * 2, longestPauseMs) };
      await inTransaction(db, (tx) =>
        enqueue(tx, { kind: 'overpaid', key: `${orderNo}:${at + pause}`, runAt: at + pause, payload }),
      );
    },
  },
};

/** The wallet of a phone that paid. */
function phoneOf(
  { payments: { wallet } }: Lender,
  number: string,
  { holder }: PayoutDestination,
): PayoutDestination {
  return { kind: 'mobileMoney', bankName: wallet, number, holder };
}

/**
 * Records the outcome of a refund; a repeated outcome changes nothing. Returns false if the payout is no
 * refund.
 */
export async function recordRefund(
  tx: Transaction,
  { id, providerId, outcome: { paid, failure } }: PayoutFact,
  at: number,
  market: Market,
): Promise<boolean> {
  const refund = await lockRefund(tx, id);
  if (!refund) return false;
  if (!paid) {
    await failRefund(tx, id, failure, at);
    return true;
  }
  if (refund.state === 'paid') return true;
  const { orderNo, amountCents } = refund;
  const receipt = paid.receipt ?? id;
  const sentCents = paid.amountCents ?? amountCents;
  // An abandoned refund may have been sent another way in the meantime.
  const asAsked = sentCents === amountCents && (await refundableCents(tx, orderNo, id)) >= amountCents;
  await tx
    .update(refunds)
    .set({
      state: 'paid',
      receipt,
      conversationId: providerId,
      settledAt: at,
      failure: asAsked ? null : 'inSuspense',
    })
    .where(eq(refunds.id, id));
  await post(tx, {
    key: `refund:${receipt}`,
    kind: asAsked ? 'refund' : 'payout',
    orderNo,
    day: dayOf(at, market),
    at,
    sides: asAsked
      ? { borrowerOverpayment: sentCents, payoutFloat: -sentCents }
      : { suspense: sentCents, payoutFloat: -sentCents },
  });
  // Another destination may be owed a part.
  await queueRest(tx, id, orderNo, at);
  if (asAsked)
    await enqueue(tx, {
      kind: 'sms',
      key: `refunded:${id}`,
      runAt: at,
      payload: {
        orderNo,
        message: 'overpaymentReturned',
        amountCents: sentCents,
        values: { receipt },
      },
    });
  return true;
}

/** Records the final failure of a refund, and tries another account once; a settled refund stays. */
async function failRefund(tx: Transaction, id: string, failure: string, at: number): Promise<void> {
  const refund = await lockRefund(tx, id);
  if (!refund || !isUnderWay(refund.state)) return;
  await tx.update(refunds).set({ state: 'failed', failure, settledAt: at }).where(eq(refunds.id, id));
  await queueRest(tx, id, refund.orderNo, at);
}

/** Looks after the end of a refund whether more is to be refunded. */
export async function queueRest(tx: Transaction, id: string, orderNo: string, at: number): Promise<void> {
  await enqueue(tx, { kind: 'overpaid', key: `after:${id}:${at}`, runAt: at, payload: { orderNo } });
}

/**
 * The provider never received the refund: the refund is sent now, under its own id. Returns whether the id
 * belongs to a refund.
 */
export async function resendRefund(tx: Transaction, id: string, at: number): Promise<boolean> {
  const refund = await lockRefund(tx, id);
  if (refund?.state === 'requested')
    await enqueue(tx, { kind: refundBook.jobs.send, key: `${id}:${at}`, runAt: at, payload: { id } });
  return refund !== undefined;
}

/** The locked refund; the order is locked first, as everywhere. */
export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  const [named] = await tx.select({ orderNo: refunds.orderNo }).from(refunds).where(eq(refunds.id, id));
  if (!named) return undefined;
  await lockOrderNo(tx, named.orderNo);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return refund;
}

function isUnderWay(state: RefundRow['state']): boolean {
  return state === 'requested' || state === 'accepted';
}
