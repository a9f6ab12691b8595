import { chargeThrough, dayOf, maximumCents, type Day, type Market, type Policy } from '@kopa/contract';
import type { CreditInfo } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { loanState } from '../ledger/loan-state.ts';
import { latestOrderOf } from './find-order.ts';
import { endSteps } from './order-machine.ts';

/**
 * The amount that a borrower may borrow now, in integer cents: one loan at a time (S1-46), up to the limit
 * (S1-35, S1-36).
 */
export async function creditInfoOf(
  tx: Transaction,
  userId: string,
  at: number,
  policy: Policy,
): Promise<CreditInfo> {
  const creditLimitCents = maximumCents(policy);
  const latest = await latestOrderOf(tx, userId);
  const info = {
    creditLimitCents,
    usedCents: 0,
    availableCents: creditLimitCents,
    minimumCents: policy.loan.minimumCents,
    blockedBy: null,
    orderNo: null,
    reapplyOn: null,
    reasons: [],
  };
  if (!latest) return info;
  if (!endSteps.includes(latest.step))
    return {
      ...info,
      usedCents: await principalCents(tx, latest, dayOf(at, policy.market)),
      availableCents: 0,
      blockedBy: 'activeLoan',
      orderNo: latest.orderNo,
    };
  if (!mustWait(latest, at, policy.market)) return info;
  const { reapplyOn, reasons } = latest;
  return { ...info, availableCents: 0, blockedBy: 'reapplyWait', reapplyOn, reasons };
}

/**
 * Whether the owner of a rejected order must still wait: the wait ends at the start of its day (S4-42).
 */
export function mustWait(
  { step, reapplyOn }: Pick<OrderRow, 'step' | 'reapplyOn'>,
  at: number,
  market: Market,
): boolean {
  return step === orderSteps.reject && reapplyOn !== null && dayOf(at, market) < reapplyOn;
}

async function principalCents(tx: Transaction, order: OrderRow, today: Day): Promise<number> {
  const state = await loanState(tx, order);
  if (!state) return order.loanAmountCents;
  return chargeThrough(state.account, today).account.principalOwedCents;
}
