import type { applyMarketAgain } from '@kopa/contract/calls/loan';
import type { RequestOf } from '@kopa/contract/calls/call';
import type { MustAnswer } from '@kopa/contract/entities';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import type { User } from '../accounts/sessions.ts';
import { CallError } from '../call-error.ts';
import type { Lender } from '../lender.ts';
import { mustAnswer, takeOver } from '../sections/take-over.ts';
import { apply } from './apply.ts';
import { latestOrderOf, lockOrder } from './find-order.ts';

/**
 * Starts an application with the newest order's terms, unless others are named, and with the borrower's
 * earlier, still valid sections. A repeated request returns the started order. Throws `orderNotFound` without
 * an earlier order, `invalidInput` when its terms are no longer offered, `oneActiveLoan`, `reapplyTooSoon`.
 */
export async function applyAgain(
  tx: Transaction,
  borrower: User,
  named: RequestOf<typeof applyMarketAgain>,
  at: number,
  lender: Pick<Lender, 'policy' | 'payments'>,
): Promise<{ order: OrderRow; mustAnswer: MustAnswer[] }> {
  const latest = await latestOrderOf(tx, borrower.id);
  if (!latest) throw new CallError('orderNotFound');
  const application = {
    productId: named.productId ?? latest.productId,
    loanAmount: named.loanAmount ?? latest.loanAmountCents,
    tenure: named.tenure ?? latest.tenureDays,
    loanPurpose: named.loanPurpose ?? latest.loanPurpose ?? undefined,
  };
  const { orderNo } = await apply(tx, borrower.id, application, at, lender.policy);
  // Of two concurrent requests the second waits here and finds the sections taken over.
  const started = await lockOrder(tx, borrower.id, orderNo);
  const order = await takeOver(tx, borrower, started, at, lender);
  return { order, mustAnswer: await mustAnswer(tx, borrower, order, at, lender) };
}
