import type { ErrorName } from '@kopa/contract';
import { orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import type { OrderRow } from '../../storage/schema/orders.ts';

const {
  basicInfo,
  addition,
  identityOcr,
  bindCard,
  question,
  applying,
  reject,
  confirm,
  getMoney,
  lending,
  repaying,
  overdued,
  payFail,
  finish,
  cancel,
} = orderSteps;

/** The events of an order. */
export type OrderEvent =
  | 'basicInfoSaved'
  | 'additionSaved'
  | 'photosFinished'
  | 'payoutAdded'
  | 'submitted'
  | 'photosAsked'
  | 'approved'
  | 'rejected'
  | 'approvedOnAppeal'
  | 'agreed'
  | 'drawn'
  | 'disbursed'
  | 'disbursementFailed'
  | 'fellOverdue'
  | 'repaymentFailed'
  | 'repaymentReceived'
  | 'extended'
  | 'paidOff'
  | 'paymentTakenBack'
  | 'cancelled'
  | 'lapsed';

/** One row of the machine: the event moves an order from any of these steps to the target step. */
export interface Transition {
  event: OrderEvent;
  from: readonly OrderStep[];
  to: OrderStep;
  /** The reason against the event despite a valid step, or `null`. */
  guard?: (order: OrderRow, at: number) => ErrorName | null;
  /** The lender takes over (`true`), or the borrower (`false`). */
  closes?: boolean;
}

const beforeDrawn: readonly OrderStep[] = [
  basicInfo,
  addition,
  identityOcr,
  bindCard,
  question,
  applying,
  confirm,
  getMoney,
];

/**
 * Every legal move (section 4 of the specification; cancelling until the money is drawn: S1-47; lapsing:
 * S9-04).
 */
export const orderMachine: readonly Transition[] = [
  { event: 'basicInfoSaved', from: [basicInfo], to: addition },
  { event: 'additionSaved', from: [addition], to: identityOcr },
  { event: 'photosFinished', from: [identityOcr], to: bindCard },
  { event: 'payoutAdded', from: [bindCard], to: question },
  { event: 'submitted', from: [question], to: applying },
  { event: 'photosAsked', from: [applying], to: identityOcr },
  { event: 'approved', from: [applying], to: confirm },
  { event: 'rejected', from: [applying], to: reject, closes: true },
  { event: 'approvedOnAppeal', from: [reject], to: confirm, closes: false },
  { event: 'agreed', from: [confirm], to: getMoney, guard: notLapsed },
  { event: 'drawn', from: [getMoney], to: lending, guard: notLapsed, closes: true },
  { event: 'disbursed', from: [lending], to: repaying },
  { event: 'disbursementFailed', from: [lending], to: getMoney, closes: false },
  { event: 'fellOverdue', from: [repaying, payFail], to: overdued },
  { event: 'repaymentFailed', from: [repaying, overdued], to: payFail },
  { event: 'repaymentReceived', from: [payFail], to: repaying },
  { event: 'extended', from: [repaying, overdued, payFail], to: repaying },
  { event: 'paidOff', from: [repaying, overdued, payFail], to: finish, closes: true },
  { event: 'paymentTakenBack', from: [finish], to: repaying, closes: false },
  { event: 'cancelled', from: beforeDrawn, to: cancel, closes: true },
  { event: 'lapsed', from: [confirm, getMoney], to: cancel, guard: isLapsed, closes: true },
];

/** The move of an event from a step, if any. */
export function transition(step: OrderStep, event: OrderEvent): Transition | undefined {
  return orderMachine.find((row) => row.event === event && row.from.includes(step));
}

/** The steps of filling in an application, in order. */
export const applicationSteps: readonly OrderStep[] = [basicInfo, addition, identityOcr, bindCard, question];

/** The final steps of a loan. */
export const endSteps: readonly OrderStep[] = [finish, cancel, reject];

function notLapsed(order: OrderRow, at: number): ErrorName | null {
  return order.collectBefore !== null && at >= order.collectBefore ? 'stepOutOfTurn' : null;
}

function isLapsed(order: OrderRow, at: number): ErrorName | null {
  return order.collectBefore !== null && at >= order.collectBefore ? null : 'stepOutOfTurn';
}
