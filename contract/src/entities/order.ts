import * as z from 'zod/mini';
import { orderStatuses, orderSteps } from '../order-steps.ts';
import { cents, day, instant } from './money.ts';
import { payoutAccount } from './payout-account.ts';

/** Why a loan was not approved. The words are in `locales/<language>/reasons.json`. */
export const decisionReasons = [
  'amountHighForIncome',
  'loanOverdueElsewhere',
  'recentDefault',
  'tooManyLoans',
  'longDelay',
  'identityUnclear',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** How a payment stands; `unknown` is asked about until it is one of the others. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'unknown'] as const;

/** A repayment that was asked for or received. */
export const payment = z.object({
  payOrderId: z.string(),
  amountCents: cents,
  status: z.enum(paymentStatuses),
  /** The provider's receipt, once paid. */
  receipt: z.nullable(z.string()),
  /** Why it failed: one of `promptFailures`, or the provider's own code. */
  failure: z.nullable(z.string()),
  createTime: instant,
});
export type Payment = z.output<typeof payment>;

/** A question of the questionnaire with its answer so far (S3-79). */
export const question = z.object({
  code: z.string(),
  title: z.string(),
  answer: z.nullable(z.string()),
  options: z.array(z.object({ code: z.string(), label: z.string() })),
});

/**
 * A loan order. The money fields carry the specification's names (S3-142 to S3-154) and integer cents; before
 * disbursement they are the quote, after it what the ledger says today.
 */
export const order = z.object({
  orderNo: z.string(),
  step: z.enum(orderSteps),
  status: z.enum(orderStatuses),
  productId: z.string(),
  loanPurpose: z.nullable(z.string()),
  tenure: z.int(),
  loanAmount: cents,
  lendingAmount: cents,
  disbursalAmount: cents,
  fee: cents,
  GST: cents,
  interest: cents,
  penaltyPerDay: cents,
  overdueDays: z.int(),
  dueDate: z.nullable(day),
  /** What is owed today. */
  repayAmount: cents,
  repaidAmount: cents,
  extensionAmount: cents,
  createTime: instant,
  submittedAt: z.nullable(instant),
  /** When the usual review time is over: the deadline of the countdown (S2-80). */
  reviewEndsAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** When an approval lapses (S9-04). */
  collectBefore: z.nullable(instant),
  /** When the order left the borrower's hands: collected, finished, cancelled or rejected. */
  closedAt: z.nullable(instant),
  disbursedOn: z.nullable(day),
  reasons: z.array(z.enum(decisionReasons)),
  /** S4-42: the day from which a rejected borrower may apply again. */
  reapplyOn: z.nullable(day),
  payout: z.nullable(payoutAccount),
  /** Which ID photos have been taken. */
  photos: z.object({ front: z.boolean(), back: z.boolean(), face: z.boolean() }),
});
export type Order = z.output<typeof order>;
