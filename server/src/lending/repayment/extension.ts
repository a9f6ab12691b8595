import { randomUUID } from 'node:crypto';
import {
  addDays,
  chargeThrough,
  dayOf,
  extensionUnder,
  inWholeUnits,
  loanHistory,
  rolloverOffer,
  rolloverPrice,
  startOfDay,
  type Day,
  type LoanAccount,
  type Policy,
  type RolloverPrice,
  type Market,
} from '@kopa/contract';
import type { NoExtension } from '@kopa/contract/entities';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { prepared } from '../../storage/prepared.ts';
import { extensions, type ExtensionRow, type OrderRow } from '../../storage/schema/index.ts';
import { CallError, StepOutOfTurn } from '../call-error.ts';
import { runningSteps } from '../ledger/accrual.ts';
import { loanState, type LoanState } from '../ledger/loan-state.ts';

/** An extension available on a day. */
export interface Offered {
  order: OrderRow;
  account: LoanAccount;
  price: RolloverPrice;
  days: number;
  /** The payable price, rounded up to a whole unit, because M-Pesa has no cents. */
  payNowCents: number;
  times: Pick<NoExtension, 'timesUsed' | 'timesMost'>;
}

/** The price of extending an order's loan on a day. Throws `stepOutOfTurn`, `extensionUnavailable`. */
export async function offeredExtension(
  tx: Transaction,
  order: OrderRow,
  day: Day,
  policy: Policy,
): Promise<Offered> {
  const state = await loanState(tx, order);
  if (!state || !runningSteps.includes(order.step)) throw new StepOutOfTurn(order.step);
  const offered = offerOf(order, state, day, policy);
  if (!offered) throw new CallError('extensionUnavailable', { data: { ...whyNone(state, policy) } });
  return offered;
}

/** The number of a loan's extensions, and the maximum. */
export function timesOf(
  { payments, start }: Pick<LoanState, 'payments' | 'start'>,
  policy: Policy,
): Pick<NoExtension, 'timesUsed' | 'timesMost'> {
  const extension = extensionUnder(start.terms, policy);
  const timesUsed = payments.filter(({ rollover }) => rollover).length;
  return { timesUsed, timesMost: extension === 'none' ? timesUsed : Math.max(timesUsed, extension.most) };
}

/** The reason against an extension of a running loan. */
function whyNone(state: LoanState, policy: Policy): NoExtension {
  const times = timesOf(state, policy);
  const extension = extensionUnder(state.start.terms, policy);
  const why = () => {
    if (extension === 'none') return 'none';
    if (state.start.writtenOffOn) return 'writtenOff';
    if (state.account.principalOwedCents === 0) return 'onlyCharges';
    return times.timesUsed >= extension.most ? 'usedUp' : 'capped';
  };
  return { why: why(), ...times };
}

/** The same without a refusal: null when unavailable. */
export function offerOf(order: OrderRow, state: LoanState, day: Day, policy: Policy): Offered | null {
  const extension = extensionUnder(state.start.terms, policy);
  const { account } = state;
  const times = timesOf(state, policy);
  const price = rolloverOffer(account, day, extension, times.timesUsed);
  if (!price || extension === 'none') return null;
  const payNowCents = inWholeUnits(price.payNowCents, policy.market.currency);
  return { order, account, price, days: extension.days, payNowCents, times };
}

/**
 * Records a borrower's wish to extend at the shown price, valid for the day. The same price again is the same
 * extension; a new one replaces the earlier. Throws `offerChanged` with the current price after a change. The
 * caller holds the order's lock.
 */
export async function confirmExtension(
  tx: Transaction,
  { order, price, days, payNowCents }: Offered,
  readCents: number,
  at: number,
  market: Market,
): Promise<ExtensionRow> {
  if (readCents !== payNowCents)
    throw new CallError('offerChanged', { data: { extensionAmount: payNowCents } });
  const { orderNo } = order;
  const day = dayOf(at, market);
  const open = await openExtension(tx, orderNo);
  if (open?.day === day && open.payNowCents === payNowCents && open.newDueOn === price.newDueOn) return open;
  if (open)
    await tx.update(extensions).set({ state: 'lapsed' }).where(eq(extensions.payOrderId, open.payOrderId));
  const [added] = await tx
    .insert(extensions)
    .values({
      payOrderId: randomUUID(),
      orderNo,
      state: 'open',
      day,
      days,
      feeCents: price.feeCents,
      taxCents: price.taxCents,
      payNowCents,
      newDueCents: price.newDueCents,
      newDueOn: price.newDueOn,
      createdAt: at,
      expiresAt: startOfDay(addDays(day, 1), market),
    })
    .returning();
  return added!;
}

const openExtensionOf = prepared((db) =>
  db
    .select()
    .from(extensions)
    .where(and(eq(extensions.orderNo, sql.placeholder('orderNo')), eq(extensions.state, 'open')))
    .prepare('open_extension'),
);

/** An order's extension that waits for its payment, also after its day. */
export async function openExtension(
  db: Database | Transaction,
  orderNo: string,
): Promise<ExtensionRow | undefined> {
  const [open] = await openExtensionOf(db).execute({ orderNo });
  return open;
}

/** The price of an order's confirmed extension, in cents, while valid; null without one. */
export async function extensionAmount(
  db: Database | Transaction,
  orderNo: string,
  at: number,
): Promise<number | null> {
  return amountWhileValid(await openExtension(db, orderNo), at);
}

/** The price of an open extension, in cents, while valid. */
export function amountWhileValid(
  open: Pick<ExtensionRow, 'payNowCents' | 'expiresAt'> | null | undefined,
  at: number,
): number | null {
  return open && at < open.expiresAt ? open.payNowCents : null;
}

const extensionPriced = prepared((db) =>
  db
    .select()
    .from(extensions)
    .where(
      and(
        eq(extensions.orderNo, sql.placeholder('orderNo')),
        eq(extensions.day, sql.placeholder('day')),
        eq(extensions.payNowCents, sql.placeholder('cents')),
        ne(extensions.state, 'extended'),
      ),
    )
    .orderBy(desc(extensions.createdAt))
    .limit(1)
    .prepare('extension_priced'),
);

/**
 * The extension that a payment pays for: confirmed for the day of payment, at exactly this amount, for a loan
 * in its priced state that is not written off. Otherwise the money is an ordinary repayment. The caller holds
 * the order's lock.
 */
export async function extensionPaidBy(
  tx: Transaction,
  order: OrderRow,
  cents: number,
  paidOn: Day,
  { currency }: Market,
): Promise<ExtensionRow | null> {
  if (!runningSteps.includes(order.step) || order.writtenOffOn !== null) return null;
  const { orderNo } = order;
  const [extension] = await extensionPriced(tx).execute({ orderNo, day: paidOn, cents });
  const state = extension && (await loanState(tx, order));
  if (!state) return null;
  // The state at the time of payment, without later payments that were reported earlier.
  const before = state.payments.filter(({ day }) => day <= paidOn);
  const account = loanHistory(state.start, before).account;
  const price = rolloverPrice(account, paidOn, { days: extension.days, feePpm: 0 });
  const asPriced =
    inWholeUnits(price.payNowCents + extension.feeCents + extension.taxCents, currency) === cents &&
    price.newDueCents === extension.newDueCents &&
    price.newDueOn === extension.newDueOn;
  // A later extension that was booked in the meantime stays.
  const isLast = !state.payments.some(({ day, rollover }) => rollover && day > paidOn);
  return asPriced && isLast ? extension : null;
}

/** Unpaid interest and penalty that an extension settles on a day, in cents. */
export function settledBy(account: LoanAccount, day: Day): { interestCents: number; penaltyCents: number } {
  const { account: due } = chargeThrough(account, account.dueOn);
  const { account: then } = chargeThrough(due, day);
  return { interestCents: then.interestOwedCents, penaltyCents: then.penaltyOwedCents };
}
