import { dayOf, openLoan, type Market, type Policy } from '@kopa/contract';
import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import { enqueue } from '../../storage/queue.ts';
import type { Failure, PayoutFact } from '../../ports/payments/payment.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { disbursements, type DisbursementRow, type OrderRow } from '../../storage/schema/index.ts';
import { carryOver } from '../ledger/carry-over.ts';
import { chargeJournals } from '../ledger/charge.ts';
import { loanSize } from '../ledger/loan-state.ts';
import { post, postAll } from '../ledger/post.ts';
import { advance } from '../orders/advance.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { shownPayout } from '../payout-accounts/payout-account.ts';
import { sectionsOf } from '../sections/saved-sections.ts';

const hour = 3_600_000;

/**
 * Records the outcome of a payout; an outcome that is already recorded stays. Paid: the ledger's journal, and
 * order 7 -> 2 from that day. Failed: order 7 -> 18, so that the borrower can collect again. Money
 * for an unknown payout, or a different amount, goes to suspense.
 */
export async function recordPayout(
  tx: Transaction,
  { id, providerId, outcome }: PayoutFact,
  at: number,
  policy: Policy,
): Promise<void> {
  const { paid } = outcome;
  if (!paid) {
    await failPayout(tx, id, outcome, at, policy);
    return;
  }
  const receipt = paid.receipt ?? id;
  const found = await lockPayout(tx, id);
  if (!found) {
    if (paid.amountCents !== null) await suspend(tx, receipt, paid.amountCents, null, at, policy.market);
    return;
  }
  const { payout, order } = found;
  if (payout.state === 'paid') return;
  const asAsked = paid.amountCents === null || paid.amountCents === payout.amountCents;
  const expected = payout.state !== 'failed' && order.step === orderSteps.lending;
  await tx
    .update(disbursements)
    .set({
      state: 'paid',
      receipt,
      conversationId: providerId,
      settledAt: at,
      failure: asAsked && expected ? null : (payout.failure ?? 'inSuspense'),
    })
    .where(eq(disbursements.id, id));
  if (asAsked && expected) await disburse(tx, payout, order, at, policy);
  else await suspend(tx, receipt, paid.amountCents ?? payout.amountCents, order.orderNo, at, policy.market);
}

/**
 * Records a failure of a payout. A cause that the lender must mend holds the payout for a person, and the
 * borrower's order stays; after any other the borrower can collect again. A held or settled payout stays.
 */
export async function failPayout(
  tx: Transaction,
  id: string,
  { failure, isOurs }: Failure,
  at: number,
  policy: Policy,
): Promise<void> {
  const found = await lockPayout(tx, id);
  if (found?.payout.state !== 'requested' && found?.payout.state !== 'accepted') return;
  if (isOurs) await tx.update(disbursements).set({ state: 'held', failure }).where(eq(disbursements.id, id));
  else await endPayout(tx, found.payout, failure, at, policy);
}

/** Ends an open, locked payout, and gives the order back to the borrower, who can collect again. */
export async function endPayout(
  tx: Transaction,
  { id, orderNo }: DisbursementRow,
  failure: string,
  at: number,
  { collect }: Policy,
): Promise<void> {
  await tx
    .update(disbursements)
    .set({ state: 'failed', failure, settledAt: at })
    .where(eq(disbursements.id, id));
  // The collection period starts again: the borrower is not responsible for the failure.
  const collectBefore = at + collect.expireHours * hour;
  await advance(tx, { orderNo, event: 'disbursementFailed', at, details: { collectBefore } });
  await enqueue(tx, { kind: 'lapse', key: `${orderNo}:${id}`, runAt: collectBefore, payload: { orderNo } });
}

async function disburse(
  tx: Transaction,
  payout: DisbursementRow,
  order: OrderRow,
  at: number,
  { overpayment, market }: Policy,
): Promise<void> {
  const { orderNo } = order;
  const day = dayOf(at, market);
  await post(tx, {
    key: `disbursement:${payout.id}`,
    kind: 'disbursement',
    orderNo,
    day,
    at,
    sides: {
      principalReceivable: payout.principalCents,
      payoutFloat: -payout.amountCents,
      feeIncome: -payout.feeCents,
      taxPayable: -payout.taxCents,
    },
  });
  const { payout: kept } = await sectionsOf(tx, orderNo);
  const { account, charges } = openLoan(loanSize(order), order.terms, day);
  await postAll(tx, chargeJournals(orderNo, charges, at));
  await advance(tx, {
    orderNo,
    event: 'disbursed',
    at,
    details: { disbursedOn: day, dueOn: account.dueOn, chargedThrough: day },
  });
  await enqueue(tx, {
    kind: 'sms',
    key: `disbursed:${orderNo}`,
    runAt: at,
    payload: {
      orderNo,
      message: 'disbursed',
      amountCents: payout.amountCents,
      values: { account: kept ? shownPayout(kept).name : '' },
    },
  });
  if (overpayment.use === 'keepForNext') await carryOver(tx, order, at, market);
}

/** Outgoing money without a loan. */
async function suspend(
  tx: Transaction,
  receipt: string,
  cents: number,
  orderNo: string | null,
  at: number,
  market: Market,
): Promise<void> {
  await post(tx, {
    key: `payout:${receipt}`,
    kind: 'payout',
    orderNo,
    day: dayOf(at, market),
    at,
    sides: { suspense: cents, payoutFloat: -cents },
  });
}

/** The locked payout and order; the order is locked first, as everywhere. */
export async function lockPayout(
  tx: Transaction,
  id: string,
): Promise<{ payout: DisbursementRow; order: OrderRow } | undefined> {
  const [named] = await tx
    .select({ orderNo: disbursements.orderNo })
    .from(disbursements)
    .where(eq(disbursements.id, id));
  const order = named && (await lockOrderNo(tx, named.orderNo));
  if (!order) return undefined;
  const [payout] = await tx.select().from(disbursements).where(eq(disbursements.id, id)).for('update');
  return payout && { payout, order };
}

/** The expected arrival of an order's money, as two instants (S2-81). */
export async function arrival(
  db: Database | Transaction,
  orderNo: string,
  at: number,
  { minimumMinutes, maximumMinutes }: Policy['lending'],
): Promise<{ from: number; until: number }> {
  const rows = await db
    .select({ createdAt: disbursements.createdAt, state: disbursements.state })
    .from(disbursements)
    .where(eq(disbursements.orderNo, orderNo));
  const drawnAt = rows.find(({ state }) => state !== 'failed')?.createdAt ?? at;
  return { from: drawnAt + minimumMinutes * 60_000, until: drawnAt + maximumMinutes * 60_000 };
}
