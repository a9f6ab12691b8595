import type { Policy } from '@kopa/contract';
import { nextWorkingDay } from '@kopa/contract/calendar';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Application } from '../../ports/decision/decision.ts';
import { DecisionUnknown } from '../../ports/decision/decision.ts';
import type { Transaction } from '../../storage/database.ts';
import { inTransaction } from '../../storage/in-transaction.ts';
import { identityChecks, orders, type IdentityCheckRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { carryOut, checkOf, isInTime, knownCheck, leaveToPerson } from './identity-check.ts';
import { reviewAgain } from './provider-answer.ts';

/**
 * The identity result of an application, for its current photos and data: a change after the check causes
 * another check. `pending`: the provider answers later. Throws `DecisionUnknown` while no check is possible.
 * Call outside of a transaction.
 */
export async function identityFor(
  lender: Lender,
  orderNo: string,
  at: number,
): Promise<Application['identity'] | 'pending'> {
  const check = await inTransaction(lender.db, (tx) => toDecide(tx, lender, orderNo, at));
  if (check?.state === 'checking') await carryOut(lender, check);
  const now = check && (await inTransaction(lender.db, (tx) => concluded(tx, lender, check, at)));
  if (!now) return { outcome: 'review', reasons: ['notChecked'] };
  if (now.state === 'pending') return 'pending';
  // An unreadable photo that was sent after the check is left to a person.
  const outcome = now.outcome === 'passed' || now.outcome === 'refused' ? now.outcome : 'review';
  return { outcome, reasons: now.reasons };
}

/**
 * The reason against a manual review: no such order, decided or not sent yet, the check is not over, no
 * review is needed, or the review has happened.
 */
export type NotWaiting = 'unknown' | 'notUnderReview' | 'notChecked' | 'needsNobody' | 'settled';

/** An application without a need for manual review. */
export class IdentityNotWaiting extends Error {
  override name = 'IdentityNotWaiting';
  readonly because: NotWaiting;

  constructor(because: NotWaiting) {
    super(`The application does not wait for a person: ${because}.`);
    this.because = because;
  }
}

/** The check of an application that waits for a manual review. Throws `IdentityNotWaiting`. */
export async function checkThatWaits(
  tx: Transaction,
  orderNo: string,
  lender: Pick<Lender, 'policy' | 'pepper'>,
): Promise<IdentityCheckRow> {
  const order = await lockOrderNo(tx, orderNo);
  if (!order) throw new IdentityNotWaiting('unknown');
  if (order.step !== orderSteps.applying) throw new IdentityNotWaiting('notUnderReview');
  const check = await knownCheck(tx, orderNo, lender);
  const because = check ? whyNobodyLooks(check) : 'notChecked';
  if (because) throw new IdentityNotWaiting(because);
  return check!;
}

/** The reason against a manual review; null when one is needed. */
export function whyNobodyLooks({ state, settledAt, outcome }: IdentityCheckRow): NotWaiting | null {
  if (state !== 'done') return 'notChecked';
  if (settledAt !== null) return 'settled';
  return outcome === 'review' || outcome === 'retake' ? null : 'needsNobody';
}

/** The result of a manual review. */
interface Settled {
  orderNo: string;
  outcome: 'passed' | 'refused';
  at: number;
  /** The name of who decided; null: unknown. */
  by?: string | null;
}

/**
 * Records a manual review of an application's photos: pass or refuse, once and final. Throws
 * `IdentityNotWaiting`.
 */
export async function settleIdentity(
  tx: Transaction,
  { orderNo, outcome, at, by = null }: Settled,
  lender: Pick<Lender, 'policy' | 'pepper'>,
): Promise<void> {
  const { id } = await checkThatWaits(tx, orderNo, lender);
  await tx
    .update(identityChecks)
    .set({ outcome, settledAt: at, settledBy: by })
    .where(eq(identityChecks.id, id));
  await reviewAgain(tx, orderNo, at);
}

/** The check of an order under review; null when the order is not under review or its photos are deleted. */
async function toDecide(
  tx: Transaction,
  lender: Lender,
  orderNo: string,
  at: number,
): Promise<IdentityCheckRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (order?.step !== orderSteps.applying) return null;
  return checkOf(tx, orderNo, at, lender).catch((error: unknown) => {
    if (error instanceof CallError) return null;
    throw error;
  });
}

async function concluded(
  tx: Transaction,
  lender: Lender,
  { id }: IdentityCheckRow,
  at: number,
): Promise<IdentityCheckRow> {
  const read = async () => (await tx.select().from(identityChecks).where(eq(identityChecks.id, id)))[0]!;
  let check = await read();
  if (check.state === 'checking') {
    if (isInTime(check, at, lender.policy))
      throw new DecisionUnknown('The identity has not been checked yet.');
    await leaveToPerson(tx, lender, check);
    check = await read();
  }
  if (whyNobodyLooks(check) === null) await waitForPerson(tx, check, at, lender.policy);
  return check;
}

/** The check waits for a person from now on, and no other check of its order does. */
async function waitForPerson(
  tx: Transaction,
  { id, orderNo }: IdentityCheckRow,
  at: number,
  { market }: Policy,
): Promise<void> {
  await tx
    .update(identityChecks)
    .set({ waitsSince: null, answerBefore: null })
    .where(
      and(eq(identityChecks.orderNo, orderNo), ne(identityChecks.id, id), isNull(identityChecks.settledAt)),
    );
  await tx
    .update(identityChecks)
    .set({ waitsSince: at, answerBefore: nextWorkingDay(at, market) })
    .where(and(eq(identityChecks.id, id), isNull(identityChecks.waitsSince)));
}
