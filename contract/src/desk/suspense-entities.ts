import * as z from 'zod/mini';
import { cents, day } from '../entities/money.ts';
import { deskBorrower, deskItem, usedMoney } from './entities.ts';

/** A payment that fits no loan, by its receipt. */
export const deskSuspended = z.object({
  ...deskItem.shape,
  cents,
  paidOn: day,
  /** The account as the payer typed it; '' when the provider did not say. */
  typed: z.string(),
  /** Whether the provider can send the payment back to its payer. */
  returns: z.boolean(),
  /** Whether an open proof of payment names the receipt. */
  isProved: z.boolean(),
  /** Whether a request about the payment is open. */
  isAsked: z.boolean(),
});
export type DeskSuspended = z.output<typeof deskSuspended>;

/** A loan that a payment may belong to, and what matching does. */
export const loanForMoney = z.object({
  orderNo: z.string(),
  borrower: deskBorrower,
  /** The typed account is nearly its number, is its borrower's phone, or somebody has looked for it. */
  because: z.enum(['number', 'phone', 'looked']),
  /** Owed today, without the payment. */
  owedCents: cents,
  used: usedMoney,
});
export type LoanForMoney = z.output<typeof loanForMoney>;

/** A payment beside the loans that it may belong to. */
export const suspenseReview = z.object({
  item: deskSuspended,
  /** The one that was looked for first. */
  loans: z.array(loanForMoney),
  /** What has become of the number that was looked for; null: none was. `over`: the loan is not running. */
  looked: z.nullable(z.enum(['loan', 'over', 'unknown'])),
});
export type SuspenseReview = z.output<typeof suspenseReview>;
