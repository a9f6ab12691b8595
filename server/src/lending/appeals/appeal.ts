import type { Policy } from '@kopa/contract';
import { dayMs } from '@kopa/contract/calendar';
import type { AppealOutcome, DecisionReason } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { keyOfBorrower } from '../../storage/borrower-keys.ts';
import type { Transaction } from '../../storage/database.ts';
import { enqueue } from '../../storage/queue.ts';
import { appealAnswers, appeals, type OrderRow } from '../../storage/schema/index.ts';
import type { TellBorrower } from '../accounts/tell-borrower.ts';
import { CallError, StepOutOfTurn } from '../call-error.ts';
import { approve } from '../decision/decide.ts';
import { latestOrderOf, lockOrder, lockOrderNo } from '../orders/find-order.ts';
import { appealOf, placeOfAppeal } from './find-appeal.ts';

/**
 * Stores a borrower's appeal against a rejection, and confirms the receipt by SMS. The same words again are
 * the same appeal. Throws `orderNotFound`, `stepOutOfTurn` for an order that is not rejected, and
 * `appealedBefore` for other words: a rejection has one appeal.
 */
export async function appeal(
  tx: Transaction,
  { userId, orderNo, text }: { userId: string; orderNo: string; text: string },
  at: number,
  { review: { appealDays } }: Policy,
): Promise<OrderRow> {
  const order = await lockOrder(tx, userId, orderNo);
  const before = await appealOf(tx, orderNo);
  if (before?.text === text) return order;
  if (before) throw new CallError('appealedBefore');
  if (order.step !== orderSteps.reject) throw new StepOutOfTurn(order.step);
  await tx.insert(appeals).values({
    orderNo,
    text: (await keyOfBorrower(tx, userId)).seal(text, placeOfAppeal(orderNo)),
    createdAt: at,
    answerBefore: at + appealDays * dayMs,
  });
  await tell(tx, orderNo, at, { message: 'appealReceived', values: { days: String(appealDays) } });
  return order;
}

/** The answer of a person to an appeal. */
export interface AppealAnswer {
  orderNo: string;
  outcome: AppealOutcome;
  /** The name of the person who looked, as the borrower reads the name. */
  reviewer: string;
  /** For an upheld rejection. */
  reasons: DecisionReason[];
}

/**
 * Records the answer to an appeal, once; the same answer again changes nothing. An approved appeal is a new
 * decision: the offer is valid from now. The borrower is informed. Throws `orderNotFound` without an appeal,
 * `invalidInput` for an upheld rejection without reasons, `appealAnswered` after another answer, and
 * `oneActiveLoan` for an approval while the borrower has a newer order.
 */
export async function answerAppeal(
  tx: Transaction,
  { orderNo, outcome, reviewer, reasons }: AppealAnswer,
  at: number,
  policy: Policy,
): Promise<OrderRow> {
  const order = await lockOrderNo(tx, orderNo);
  const asked = await appealOf(tx, orderNo);
  if (!order || !asked || asked.text === '') throw new CallError('orderNotFound');
  if (asked.outcome !== null) {
    if (asked.outcome === outcome && asked.reviewer === reviewer) return order;
    throw new CallError('appealAnswered');
  }
  if (outcome === 'upheld' && reasons.length === 0)
    throw new CallError('invalidInput', { fields: { reasons: 'value.invalid' } });
  const newest = await latestOrderOf(tx, order.userId);
  if (outcome === 'approved' && newest?.orderNo !== orderNo) throw new CallError('oneActiveLoan');
  await tx.insert(appealAnswers).values({ orderNo, outcome, reviewer, reasons, at });
  if (outcome === 'approved') return approve(tx, order, at, policy, 'approvedOnAppeal');
  await tell(tx, orderNo, at, { message: 'appealUpheld' });
  return order;
}

async function tell(
  tx: Transaction,
  orderNo: string,
  at: number,
  told: Pick<TellBorrower, 'message' | 'values'>,
): Promise<void> {
  const payload: TellBorrower = { orderNo, ...told };
  await enqueue(tx, { kind: 'sms', key: `${told.message}:${orderNo}`, runAt: at, payload });
}
