import { kenyaMarket } from '@kopa/contract/market';
import { addDays, dayOf } from '@kopa/contract/calendar';
import type {
  KeyFacts,
  LoanStanding,
  LoanStatement,
  Order,
  Payment,
  Product,
  RepayDetail,
  StatementEntry,
} from '@kopa/contract/entities';
import { orderStatus, orderSteps, type OrderStep } from '@kopa/contract/order-steps';
import { kenya } from '@kopa/contract/policy/editions';
import { maximumCents } from '@kopa/contract/policy/policy';
import { openLoan, owedCents, pay, payoffCents, type Charge } from '@kopa/contract/pricing/loan-account';
import { mostOwedCents } from '@kopa/contract/pricing/cost-by-day';
import { explainedCharges } from '@kopa/contract/pricing/explained-charge';
import { quote } from '@kopa/contract/pricing/quote';
import { application, shownPayout, times } from './example-borrower.ts';

/** KSh 10,000 for 91 days on Kenya's terms; every figure below is computed by the pricing itself. */
export const orderNo = 'K7M3QX9TAB4';
export const size = { principalCents: application.loanAmount, tenureDays: application.tenure };
const terms = kenya.pricing;
const priced = quote(size, terms);
const disbursedOn = dayOf(times.drawn, kenyaMarket);
const dueOn = addDays(disbursedOn, size.tenureDays);

export const product: Product = {
  productId: application.productId,
  minimumCents: kenya.loan.minimumCents,
  maximumCents: maximumCents(kenya),
  stepCents: kenya.loan.stepCents,
  offeredDays: [...kenya.tenure.offeredDays],
  terms,
};

const before: Order = {
  orderNo,
  step: orderSteps.basicInfo,
  status: orderStatus(orderSteps.basicInfo),
  productId: product.productId,
  loanPurpose: 'education',
  tenure: size.tenureDays,
  loanAmount: size.principalCents,
  lendingAmount: size.principalCents,
  disbursalAmount: priced.disbursedCents,
  fee: priced.feeCents,
  GST: priced.taxCents,
  interest: priced.interestCents,
  penaltyPerDay: priced.penaltyPerDayCents,
  overdueDays: 0,
  dueDate: null,
  repayAmount: 0,
  dueAmount: 0,
  penaltyAmount: 0,
  maximumAmount: null,
  repaidAmount: 0,
  extensionAmount: 0,
  createTime: times.applied,
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
};

const at = (step: OrderStep, order: Order, changed: Partial<Order> = {}): Order => ({
  ...order,
  ...changed,
  step,
  status: orderStatus(step),
});

const started = before;
const personalSaved = at(orderSteps.addition, started);
const additionalSaved = at(orderSteps.identityOcr, personalSaved);
const photographed = at(orderSteps.bindCard, additionalSaved, {
  photos: { front: true, back: true, face: true },
});
const payoutAdded = at(orderSteps.question, photographed, { payout: shownPayout });
const submitted = at(orderSteps.applying, payoutAdded, {
  submittedAt: times.submitted,
  reviewEndsAt: times.submitted + kenya.review.usualMinutes * 60_000,
});
const rejected = at(orderSteps.reject, submitted, {
  decidedAt: times.decided,
  closedAt: times.decided,
  reasons: ['tooManyLoans'],
  told: { 8: '5' },
  reapplyOn: addDays(dayOf(times.decided, kenyaMarket), kenya.reapply.afterDays),
});
const approved = at(orderSteps.confirm, submitted, {
  decidedAt: times.decided,
  collectBefore: times.decided + kenya.collect.expireHours * 3_600_000,
});
const agreed = at(orderSteps.getMoney, approved);
const drawn = at(orderSteps.lending, agreed, { closedAt: times.drawn });

const opened = openLoan(size, terms, disbursedOn);
const paidCents = 300_000;
const today = dayOf(times.paid, kenyaMarket);
const paid = pay(opened.account, today, paidCents);
const owed = owedCents(paid.account);
const charges: Charge[] = [...opened.charges, ...paid.charges];

const repaying = at(orderSteps.repaying, drawn, {
  disbursedOn,
  dueDate: dueOn,
  interest: charges.reduce((sum, { cents }) => sum + cents, 0),
  penaltyPerDay: quote({ ...size, principalCents: paid.account.principalOwedCents }, terms)
    .penaltyPerDayCents,
  repayAmount: owed,
  dueAmount: payoffCents(paid.account, dueOn),
  maximumAmount: mostOwedCents(paid.account),
  repaidAmount: paidCents,
});

/** The loan at each step. */
export const orders = {
  started,
  personalSaved,
  additionalSaved,
  photographed,
  payoutAdded,
  submitted,
  rejected,
  approved,
  agreed,
  drawn,
  repaying,
  cancelled: at(orderSteps.cancel, approved, { closedAt: times.agreed }),
} as const;

/** The payment of the fourth day. */
export const payment: Payment = {
  payOrderId: 'b7f9d0c4-52ae-4f3a-8f0e-1c2d3e4f5a6b',
  amountCents: paidCents,
  status: 'paid',
  receipt: 'TAI1EXAMPL',
  failure: null,
  createTime: times.paid,
};

/** The fingerprint is SHA-256 of the other fields as canonical JSON: sorted keys, no white space. */
export const keyFacts: KeyFacts = {
  orderNo,
  principalCents: priced.principalCents,
  tenureDays: priced.tenureDays,
  feeCents: priced.feeCents,
  taxCents: priced.taxCents,
  disbursedCents: priced.disbursedCents,
  interestCents: priced.interestCents,
  dueCents: priced.dueCents,
  totalCostCents: priced.totalCostCents,
  aprBps: priced.aprBps,
  effectiveRateBps: priced.effectiveRateBps,
  penaltyPerDayCents: priced.penaltyPerDayCents,
  dueOn,
  terms,
  payout: shownPayout,
  agreementVersion: '5d1f0c2ab913',
  fingerprint: '081ec8fc76bb33cc356717039ad531d8c8347abc1dc875f0419338f8818a315a',
};

const standing: LoanStanding = {
  daysLate: 0,
  arrears: 'none',
  settlement: { day: today, totalCents: owed, savedCents: payoffCents(paid.account, dueOn) - owed },
  overpaidCents: 0,
  refunds: [],
};

/** The running loan after that payment. */
export const repayDetail: RepayDetail = {
  order: repaying,
  today,
  disbursedOn,
  dueOn,
  terms,
  principalOwedCents: paid.account.principalOwedCents,
  interestOwedCents: paid.account.interestOwedCents,
  penaltyOwedCents: paid.account.penaltyOwedCents,
  owedCents: owed,
  paidCents,
  minimumCents: Math.min(kenya.repay.minimumCents, owed),
  booked: [{ day: today, cents: paidCents }],
  lines: [
    { day: disbursedOn, kind: 'principal', cents: size.principalCents, receipt: null },
    ...charges.map(({ day, kind, cents }) => ({ day, kind, cents, receipt: null })),
    { day: today, kind: 'payment', cents: -paidCents, receipt: payment.receipt },
  ],
  payments: [payment],
  standing,
  serverTime: times.paid,
};

/** The saving of a full payment on that day against the due day, in cents. */
export const savedIfPaidTodayCents = payoffCents(paid.account, dueOn) - owed;

const { penaltyCents, interestCents, principalCents, overpaidCents } = paid.allocation;
const entries: Omit<StatementEntry, 'balanceCents'>[] = [
  {
    day: disbursedOn,
    bookedOn: disbursedOn,
    kind: 'disbursement',
    cents: size.principalCents,
    receipt: null,
    reason: {
      rule: 'disbursed',
      sentCents: priced.disbursedCents,
      feeCents: priced.feeCents,
      taxCents: priced.taxCents,
    },
  },
  ...explainedCharges({ size, terms, disbursedOn }, [], today).map(({ day, kind, cents, basis }) => ({
    day,
    bookedOn: addDays(day, 1),
    kind,
    cents,
    receipt: null,
    reason: { rule: kind, ...basis },
  })),
  {
    day: today,
    bookedOn: today,
    kind: 'payment',
    cents: -paidCents,
    receipt: payment.receipt,
    reason: { rule: 'paid', penaltyCents, interestCents, principalCents, extensionCents: 0, overpaidCents },
  },
];

/** The statement of the running loan. */
export const loanStatement: LoanStatement = {
  orderNo,
  today,
  disbursedOn,
  dueOn,
  ...size,
  terms,
  lines: entries.map((entry, index) => ({
    ...entry,
    balanceCents: entries.slice(0, index + 1).reduce((sum, { cents }) => sum + cents, 0),
  })),
  principalOwedCents: paid.account.principalOwedCents,
  interestOwedCents: paid.account.interestOwedCents,
  penaltyOwedCents: paid.account.penaltyOwedCents,
  owedCents: owed,
  standing,
};
