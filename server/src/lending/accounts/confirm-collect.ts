import type { OrderStep } from '@kopa/contract/order-steps';
import { orderSteps } from '@kopa/contract/order-steps';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../storage/database.ts';
import { collectConfirmations, verificationCodes, type OrderRow } from '../../storage/schema/index.ts';
import { CallError, StepOutOfTurn } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { findOrder, lockOrder } from '../orders/find-order.ts';
import type { User } from './sessions.ts';
import { isCode, tryCode, useCode, type CodeRules } from './verification-codes.ts';

const collectable: readonly OrderStep[] = [orderSteps.confirm, orderSteps.getMoney];

export interface CodeForOrder {
  borrower: User;
  /** As in `Origin`. */
  phone: string;
  orderNo: string;
  /** Digits, as typed. */
  code: string;
  at: number;
}

/**
 * Uses one attempt at the code that confirms the collection of an order (S7-42); every attempt counts. The
 * code of a login is no such code. Returns the code's id for `confirmCollect`, or `null` when this code has
 * already confirmed the order. Throws `orderNotFound`, `stepOutOfTurn` unless the order is approved and not
 * drawn, `codeWrong`, `codeExpired`, `codeUsedUp`.
 */
export async function tryCollectCode(
  db: Database,
  given: CodeForOrder,
  rules: CodeRules,
): Promise<number | null> {
  const { borrower, phone, orderNo, code, at } = given;
  checkStep(await findOrder(db, borrower.id, orderNo));
  try {
    return await tryCode(db, { mobile: borrower.mobile, purpose: 'collect', phone }, code, at, rules);
  } catch (error) {
    if (await confirmedWith(db, given, rules)) return null;
    throw error;
  }
}

/**
 * Records the confirmation and consumes the code; two concurrent senders of one code both receive the one
 * confirmation.
 */
export async function confirmCollect(
  tx: Transaction,
  given: CodeForOrder & { codeId: number | null },
  { pepper, policy }: Pick<Lender, 'pepper' | 'policy'>,
): Promise<{ validUntil: number }> {
  const { borrower, orderNo, codeId, at } = given;
  checkStep(await lockOrder(tx, borrower.id, orderNo));
  const before = await confirmedWith(tx, given, { pepper });
  if (before) return before;
  if (codeId === null) throw new CallError('codeExpired');
  await useCode(tx, codeId, at);
  const validUntil = at + policy.verification.validMinutes * 60_000;
  await tx.insert(collectConfirmations).values({ orderNo, codeId, confirmedAt: at, validUntil });
  return { validUntil };
}

/** Consumes the confirmation of a locked order; throws `collectCodeMissing` without a valid one. */
export async function spendConfirmation(tx: Transaction, orderNo: string, at: number): Promise<void> {
  const [held] = await tx
    .select({ id: collectConfirmations.id })
    .from(collectConfirmations)
    .where(holds(orderNo, at))
    .orderBy(desc(collectConfirmations.id))
    .limit(1);
  if (!held) throw new CallError('collectCodeMissing', { fields: { code: 'code.required' } });
  await tx.update(collectConfirmations).set({ usedAt: at }).where(eq(collectConfirmations.id, held.id));
}

async function confirmedWith(
  db: Database | Transaction,
  { borrower, orderNo, code, at }: CodeForOrder,
  { pepper }: Pick<CodeRules, 'pepper'>,
): Promise<{ validUntil: number } | null> {
  const [held] = await db
    .select({ validUntil: collectConfirmations.validUntil, kept: verificationCodes })
    .from(collectConfirmations)
    .innerJoin(verificationCodes, eq(verificationCodes.id, collectConfirmations.codeId))
    .where(holds(orderNo, at))
    .orderBy(desc(collectConfirmations.id))
    .limit(1);
  if (!held || !isCode(held.kept, borrower.mobile, code, pepper)) return null;
  return { validUntil: held.validUntil };
}

function holds(orderNo: string, at: number) {
  return and(
    eq(collectConfirmations.orderNo, orderNo),
    isNull(collectConfirmations.usedAt),
    gt(collectConfirmations.validUntil, at),
  );
}

function checkStep({ step }: OrderRow): void {
  if (!collectable.includes(step)) throw new StepOutOfTurn(step);
}
