import { randomUUID } from 'node:crypto';
import { dayMs } from '@kopa/contract/calendar';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { keyOfOrder, readText } from '../../storage/borrower-keys.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { moneyPlaces } from '../../storage/money-places.ts';
import { enqueue } from '../../storage/queue.ts';
import { orders, refunds, repayments, type HeldBecause, type OrderRow } from '../../storage/schema/index.ts';
import type { SealingKey } from '../../storage/sealing-key.ts';
import type { RefundLimits } from '../lender.ts';
import { overpaidCents } from '../ledger/overpaid.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import type { Confirmation } from '../repayment/confirm-repayments.ts';
import { couldNotBePaid, dueBack, isReserved, type Source } from './due-back.ts';
import { overpaidParts, type PaidRow } from './overpaid-parts.ts';

const hour = 3_600_000;
/** The provider's list has each payment after this time at the latest. */
const confirmedWithinMs = 47 * hour;

export interface WantedRefund {
  orderNo: string;
  /** Which destinations the provider pays: the phone that paid, and the payout account. */
  payable: { phone: boolean; account: boolean };
  confirmation: Confirmation;
  leastCents: number;
  limits: RefundLimits;
  at: number;
}

/** The refundable amount of an order: less refunds that are held, under way or refused by a person. */
export async function refundableCents(
  db: Database | Transaction,
  orderNo: string,
  but = '',
): Promise<number> {
  const earlier = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderNo, orderNo), ne(refunds.id, but)));
  // A refund that was paid has left the account of overpayments, unless it was booked to suspense.
  const reserved = earlier.filter(
    (refund) => isReserved(refund) && (refund.state !== 'paid' || refund.failure !== null),
  );
  return (await overpaidCents(db, orderNo)) - reserved.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * Requests the next refund of an order, at most one at a time. Payments that the provider has not confirmed
 * cause no refund: until the provider can be expected to know them, the caller asks again (true is returned);
 * afterwards the refund is held for a person, like one above a limit.
 */
export async function requestRefund(tx: Transaction, wanted: WantedRefund): Promise<boolean> {
  const { orderNo, confirmation, at } = wanted;
  const order = await lockOrderNo(tx, orderNo);
  if (!order) return false;
  const key = await keyOfOrder(tx, orderNo);
  const paid = await tx.select().from(repayments).where(eq(repayments.orderNo, orderNo));
  const rows = paid.map((row) => ({
    ...row,
    mobile: readText(key, row.mobile, moneyPlaces.payer(row.payOrderId)),
  }));
  const { confirmed, missing } = confirmation;
  const sure = await nextRefund(
    tx,
    wanted,
    { order, rows, key },
    (each) => each !== undefined && confirmed.has(each.payOrderId),
  );
  if (sure === 'open') return false;
  if (sure) {
    await addRefund(tx, wanted, sure, key, await exceeded(tx, order.userId, sure.cents, wanted));
    return false;
  }
  const told = missing.length > 0 ? await nextRefund(tx, wanted, { order, rows, key }, () => true) : null;
  if (!told || told === 'open') return false;
  if (missing.some(({ settledAt }) => at < (settledAt ?? at) + confirmedWithinMs)) return true;
  await addRefund(tx, wanted, told, key, 'unconfirmed');
  return false;
}

interface NextRefund {
  to: Source;
  cents: number;
}

/** The next refund if only some payments count; `open` while another refund is under way. */
async function nextRefund(
  tx: Transaction,
  { orderNo, payable, leastCents }: WantedRefund,
  { order, rows, key }: { order: OrderRow; rows: readonly PaidRow[]; key: SealingKey },
  counts: (repayment: PaidRow | undefined) => boolean,
): Promise<NextRefund | 'open' | null> {
  const asked = await tx.select().from(refunds).where(eq(refunds.orderNo, orderNo));
  const earlier = asked.map(({ paidFrom, ...refund }) => ({
    ...refund,
    paidFrom: paidFrom === null ? null : readText(key, paidFrom, moneyPlaces.refund(refund.id)),
  }));
  if (earlier.some(({ state }) => state === 'held' || state === 'requested' || state === 'accepted'))
    return 'open';
  const parts = await overpaidParts(tx, order, rows, counts);
  const left = await refundableCents(tx, orderNo);
  const accountFailed = earlier.some((each) => each.paidFrom === null && couldNotBePaid(each));
  const next = [...dueBack(parts, earlier, payable.phone)]
    .filter(([to]) => to !== null || (payable.account && !accountFailed))
    .map(([to, cents]) => ({ to, cents: inUnits(Math.min(cents, left)) }))
    .filter(({ cents }) => cents >= leastCents)
    .toSorted((one, other) => other.cents - one.cents);
  return next[0] ?? null;
}

const inUnits = (cents: number) => cents - (cents % 100);

async function addRefund(
  tx: Transaction,
  { orderNo, at }: WantedRefund,
  { to, cents }: NextRefund,
  key: SealingKey,
  heldBecause: HeldBecause | null,
): Promise<void> {
  const id = randomUUID();
  const state = heldBecause ? 'held' : 'requested';
  const paidFrom = to === null ? null : key.seal(to, moneyPlaces.refund(id));
  await tx
    .insert(refunds)
    .values({ id, orderNo, state, amountCents: cents, paidFrom, heldBecause, createdAt: at });
  if (!heldBecause) await enqueue(tx, { kind: 'refund', key: id, runAt: at, payload: { id } });
}

/** The first limit that another refund would exceed. */
async function exceeded(
  tx: Transaction,
  userId: string,
  cents: number,
  { limits, at }: WantedRefund,
): Promise<HeldBecause | null> {
  if (cents > limits.eachCents) return 'large';
  const today = await tx
    .select({ userId: orders.userId, sum: sql<string>`sum(${refunds.amountCents})` })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNo, refunds.orderNo))
    .where(and(gt(refunds.createdAt, at - dayMs), inArray(refunds.state, ['requested', 'accepted', 'paid'])))
    .groupBy(orders.userId);
  const own = Number(today.find((each) => each.userId === userId)?.sum ?? 0);
  const all = today.reduce((sum, each) => sum + Number(each.sum), 0);
  if (own + cents > limits.borrowerDayCents) return 'borrowerDay';
  return all + cents > limits.lenderDayCents ? 'lenderDay' : null;
}
