import * as z from 'zod/mini';
import { cents, day, instant } from '../entities/money.ts';
import { voucher } from '../entities/voucher.ts';
import { deskBorrower, deskItem, usedMoney } from './entities.ts';

/** One row of the queue of proofs. */
export const deskProof = z.object({
  ...deskItem.shape,
  orderNo: z.string(),
  borrower: deskBorrower,
  state: voucher.shape.state,
  /** As the borrower typed it. */
  amountCents: cents,
  paidOn: day,
});
export type DeskProof = z.output<typeof deskProof>;

/** A payment that a proof may be about, and what accepting the proof with it does. */
export const proofPayment = z.object({
  receipt: z.string(),
  from: z.enum(['suspense', 'thisLoan']),
  cents,
  paidOn: day,
  /** Whether the proof and the payment agree; null: the proof does not say. */
  agrees: z.object({ receipt: z.nullable(z.boolean()), amount: z.boolean(), day: z.boolean() }),
  /** What accepting books; 0: the payment is on this loan already. */
  bookCents: cents,
  used: usedMoney,
});
export type ProofPayment = z.output<typeof proofPayment>;

/** A proof beside the payments that it may be about. */
export const proofReview = z.object({
  item: deskProof,
  /** 'HH:MM'; null when unstated. */
  paidTime: voucher.shape.paidTime,
  method: voucher.shape.method,
  /** As the borrower typed it; null when unstated. */
  typedReceipt: z.nullable(z.string()),
  /** The receipt that the proof was accepted with. */
  receipt: z.nullable(z.string()),
  reason: voucher.shape.reason,
  decidedAt: z.nullable(instant),
  pictures: z.array(z.object({ imageId: z.string(), width: z.int(), height: z.int() })),
  /** Owed today, without the proof. */
  owedCents: cents,
  /** The likeliest first. */
  payments: z.array(proofPayment),
  /** What has become of the receipt that was looked for; null: none was. `payment`: it is in the list. */
  looked: z.nullable(z.enum(['payment', 'anotherLoan', 'goingBack', 'unknown'])),
  /** The text messages to the borrower, in the borrower's language. */
  told: z.object({ accepted: z.string(), rejected: z.string() }),
});
export type ProofReview = z.output<typeof proofReview>;
