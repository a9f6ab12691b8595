import { randomUUID } from 'node:crypto';
import { dayOf, type Market } from '@kopa/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { PayoutFact } from '../../ports/payments/payment.ts';
import type { PayoutDestination } from '../../ports/payments/payments.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { enqueue } from '../../storage/queue.ts';
import { refunds, repayments, type RefundRow } from '../../storage/schema/index.ts';
import type { JobHandlers } from '../job-handlers.ts';
import { overpaidCents } from '../ledger/overpaid.ts';
import { post } from '../ledger/post.ts';
import type { Lender } from '../lender.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { sentRefunds, type PayoutBook } from './payout-book.ts';
import { accountOf, sendingJobs } from './send.ts';

const refundBook: PayoutBook = {
  table: sentRefunds,
  jobs: { send: 'refund', check: 'refundCheck' },
  destination: async (lender, { id, orderNo }) => {
    const [refund] = await lender.db.select().from(refunds).where(eq(refunds.id, id));
    return destinationOf(lender, orderNo, refund!.paidFrom);
  },
  fail: (tx, id, failure, at) => failRefund(tx, id, failure, at),
  record: async (tx, fact, at, { market }) => void (await recordRefund(tx, fact, at, market)),
};

/**
 * `overpaid`: refunds an overpayment, where the policy demands refunds: whole units, from the policy's
 * minimum; a smaller amount stays and is shown. `refund` and `refundCheck`: like `payout` and `payoutCheck`.
 */
export const refundJobs: JobHandlers = {
  ...sendingJobs(refundBook),
  overpaid: {
    outside: async ({ orderNo }: { orderNo: string }, { lender, at }) => {
      const { overpayment } = lender.policy;
      if (overpayment.use !== 'refund') return;
      // The provider is asked for payable accounts outside of the transaction.
      const canPay = async (paidFrom: string | null) =>
        lender.payments.pays(await destinationOf(lender, orderNo, paidFrom));
      const payable = { phone: await canPay(''), account: await canPay(null) };
      await inTransaction(lender.db, (tx) =>
        requestRefund(tx, orderNo, payable, overpayment.minimumCents, at),
      );
    },
  },
};

/** The wallet of the phone that paid, or the payout account. */
async function destinationOf(
  lender: Lender,
  orderNo: string,
  paidFrom: string | null,
): Promise<PayoutDestination> {
  const account = await accountOf(lender, orderNo);
  if (paidFrom === null) return account;
  return { kind: 'mobileMoney', bankName: lender.payments.wallet, number: paidFrom, holder: account.holder };
}

/** The refundable amount of an order: less refunds under way or failed. */
async function refundableCents(tx: Transaction, orderNo: string, but = ''): Promise<number> {
  const under = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderNo, orderNo), ne(refunds.id, but)));
  const reserved = under.filter(
    ({ state, failure }) => isUnderWay(state) || (state === 'paid' && failure !== null),
  );
  return (await overpaidCents(tx, orderNo)) - reserved.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

async function requestRefund(
  tx: Transaction,
  orderNo: string,
  payable: { phone: boolean; account: boolean },
  minimumCents: number,
  at: number,
): Promise<void> {
  await lockOrderNo(tx, orderNo);
  const before = await tx.select().from(refunds).where(eq(refunds.orderNo, orderNo));
  if (before.some(({ state }) => isUnderWay(state))) return;
  const left = await refundableCents(tx, orderNo);
  const amountCents = left - (left % 100);
  if (amountCents < minimumCents || amountCents <= 0) return;
  const [paid] = await tx
    .select({ mobile: repayments.mobile })
    .from(repayments)
    .where(and(eq(repayments.orderNo, orderNo), eq(repayments.state, 'paid'), ne(repayments.mobile, '')))
    .orderBy(desc(repayments.settledAt))
    .limit(1);
  const refused = (paidFrom: string | null) =>
    before.some((refund) => refund.state === 'failed' && refund.paidFrom === paidFrom);
  const phone = paid && payable.phone && !refused(paid.mobile) ? paid.mobile : undefined;
  const account = payable.account && !refused(null) ? null : undefined;
  const paidFrom = phone ?? account;
  // No payable account: the overpayment stays and is shown.
  if (paidFrom === undefined) return;
  const id = randomUUID();
  await tx.insert(refunds).values({ id, orderNo, state: 'requested', amountCents, paidFrom, createdAt: at });
  await enqueue(tx, { kind: refundBook.jobs.send, key: id, runAt: at, payload: { id } });
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
  await enqueue(tx, {
    kind: 'overpaid',
    key: `failed:${id}`,
    runAt: at,
    payload: { orderNo: refund.orderNo },
  });
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
async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | undefined> {
  const [named] = await tx.select({ orderNo: refunds.orderNo }).from(refunds).where(eq(refunds.id, id));
  if (!named) return undefined;
  await lockOrderNo(tx, named.orderNo);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return refund;
}

function isUnderWay(state: RefundRow['state']): boolean {
  return state === 'requested' || state === 'accepted';
}
