import { addDays, dayOf, type Day } from '@kopa/contract/calendar';
import type { ResultOf } from '@kopa/contract/calls/call';
import { latestOrder } from '@kopa/contract/calls/loan';
import { getUserInfo } from '@kopa/contract/calls/security';
import type { Appeal, Order, UserInfo } from '@kopa/contract/entities';
import { orderStatus, orderSteps, type OrderStepName } from '@kopa/contract/order-steps';
import { kenya } from '@kopa/contract/policy';
import { quote } from '@kopa/contract/pricing';
import { minutesAgo, storyNow } from '../phone/clock.ts';
import { wanjiru } from './borrower.ts';
import { answer, type Rule } from './rules.ts';

/** The story's day, by Kenya's clocks. */
export const today: Day = dayOf(storyNow, kenya.market);

/** KSh 10,000 for 91 days: vector V01 of the contract's money vectors. */
export const size = { principalCents: 1_000_000, tenureDays: 91 };
export const price = quote(size, kenya.pricing);

export const orderNo = 'KE20261121001';

const hours = 3_600_000;
const bound: Partial<Order> = { payout: { bankName: 'MPESA', maskedNumber: '••• ••• 678', name: 'M-Pesa' } };
const sent: Partial<Order> = { ...bound, submittedAt: minutesAgo(4), reviewEndsAt: minutesAgo(-6) };
const approved: Partial<Order> = {
  ...bound,
  submittedAt: minutesAgo(30),
  reviewEndsAt: minutesAgo(20),
  decidedAt: minutesAgo(20),
  collectBefore: minutesAgo(20) + kenya.collect.expireHours * hours,
};

/** The data of an order at a step besides the step. */
const atSteps: Partial<Record<OrderStepName, Partial<Order>>> = {
  applying: sent,
  confirm: approved,
  getMoney: approved,
  lending: { ...approved, closedAt: minutesAgo(2) },
  reject: {
    ...sent,
    decidedAt: minutesAgo(1),
    closedAt: minutesAgo(1),
    reasons: ['amountHighForIncome', 'loanOverdueElsewhere'],
    told: { monthlySalary: '15000_29999', 10: '1' },
    reapplyOn: addDays(today, kenya.reapply.afterDays),
  },
};

const days = 24 * hours;
const askedAt = minutesAgo(2);

/** A sent appeal. */
export const asked: Appeal = {
  text: 'My shop earns about 40,000 a month since August. I paid the late loan at the SACCO on 18 November. I can send my M-Pesa statement.',
  createTime: askedAt,
  answerBefore: askedAt + kenya.review.appealDays * days,
  outcome: null,
  reviewer: null,
  reasons: [],
  decidedAt: null,
};

/** The same with the answer no. */
export const upheld: Appeal = {
  ...asked,
  outcome: 'upheld',
  reviewer: 'Achieng',
  reasons: ['amountHighForIncome'],
  decidedAt: minutesAgo(1),
};

/** An order of KSh 10,000 for 91 days at a step; `change` overrides. */
export function orderAt(name: OrderStepName, change: Partial<Order> = {}): Order {
  const step = orderSteps[name];
  return {
    orderNo,
    step,
    status: orderStatus(step),
    productId: 'personal',
    loanPurpose: 'health',
    tenure: size.tenureDays,
    loanAmount: price.principalCents,
    lendingAmount: price.principalCents,
    disbursalAmount: price.disbursedCents,
    fee: price.feeCents,
    GST: price.taxCents,
    interest: price.interestCents,
    penaltyPerDay: price.penaltyPerDayCents,
    overdueDays: 0,
    dueDate: null,
    repayAmount: 0,
    dueAmount: 0,
    penaltyAmount: 0,
    maximumAmount: null,
    repaidAmount: 0,
    extensionAmount: 0,
    createTime: minutesAgo(40),
    submittedAt: null,
    reviewEndsAt: null,
    decidedAt: null,
    collectBefore: null,
    closedAt: null,
    disbursedOn: null,
    reasons: [],
    told: {},
    appeal: null,
    reapplyOn: null,
    payout: null,
    photos: { front: false, back: false, face: false },
    ...atSteps[name],
    ...change,
  };
}

type Latest = ResultOf<typeof latestOrder>;

/** The lender's word on the newest order. */
export const latest = (order: Order | null, questions: Latest['questions'] = []): Rule =>
  answer(latestOrder, { order, questions, serverTime: storyNow });

/** A borrower in the middle of an application: the order stands at a step, and some sections are saved. */
export const applying = (name: OrderStepName, user: UserInfo = wanjiru, change?: Partial<Order>): Rule[] => [
  latest(orderAt(name, change)),
  answer(getUserInfo, user),
];
