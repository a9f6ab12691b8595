import * as z from 'zod/mini';
import { orderStatuses, orderSteps } from '../order-steps.ts';
import { appeal } from './appeal.ts';
import { decisionReasons } from './decision-reasons.ts';
import { cents, day, instant } from './money.ts';
import { payoutAccount } from './payout-account.ts';

/** The state of a payment; `unknown` is queried until resolved. */
export const paymentStatuses = ['pending', 'paid', 'failed', 'unknown'] as const;

/** A requested or received repayment. */
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

/** A question of the questionnaire with its current answer (S3-79). */
export const question = z.object({
  code: z.string(),
  title: z.string(),
  answer: z.nullable(z.string()),
  options: z.array(z.object({ code: z.string(), label: z.string() })),
});

/**
 * A loan order. The money fields have the specification's names (S3-142 to S3-154) and integer cents; before
 * disbursement they are the quote, afterwards the ledger's values of today.
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
  /** Today's balance. */
  repayAmount: cents,
  /** The balance on the due date without a further payment; from the due date on, today's balance. */
  dueAmount: cents,
  /** The late charge in today's balance. */
  penaltyAmount: cents,
  /** The maximum balance without a further payment; null without a cap, and before disbursement. */
  maximumAmount: z.nullable(cents),
  repaidAmount: cents,
  extensionAmount: cents,
  createTime: instant,
  submittedAt: z.nullable(instant),
  /** End of the usual review time: the deadline of the countdown (S2-80). */
  reviewEndsAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** Expiry of an approval (S9-04). */
  collectBefore: z.nullable(instant),
  /** Time of collection, payoff, cancellation or rejection. */
  closedAt: z.nullable(instant),
  disbursedOn: z.nullable(day),
  reasons: z.array(z.enum(decisionReasons)),
  /**
   * After a rejection: the borrower's own answers behind the reasons, by the code of the question
   * (`monthlySalary`, or a question of the questionnaire).
   */
  told: z.record(z.string(), z.string()),
  /** The request that a person looks at the rejection again; null without one. */
  appeal: z.nullable(appeal),
  /** S4-42: the day of the next possible application after a rejection. */
  reapplyOn: z.nullable(day),
  payout: z.nullable(payoutAccount),
  /** The taken ID photos. */
  photos: z.object({ front: z.boolean(), back: z.boolean(), face: z.boolean() }),
});
export type Order = z.output<typeof order>;
