import * as z from 'zod/mini';
import { decisionReasons } from '../entities/decision-reasons.ts';
import { cents, day, instant } from '../entities/money.ts';
import { deskBorrower, deskItem } from './entities.ts';

/** `over`: nobody expects an answer, because the borrower's data is erased. */
export const appealStates = ['waiting', 'approved', 'upheld', 'over'] as const;

/** One row of the queue of appeals. The id is the order number. */
export const deskAppeal = z.object({
  ...deskItem.shape,
  borrower: deskBorrower,
  state: z.enum(appealStates),
  /** What the borrower has applied for. */
  cents,
  /** The reasons of the rejection; empty after an approval. */
  reasons: z.array(z.enum(decisionReasons)),
  /** Whether a request about the appeal is open. */
  isAsked: z.boolean(),
});
export type DeskAppeal = z.output<typeof deskAppeal>;

/** One appeal: the borrower's words, the rejection, and what the answer was. */
export const appealReview = z.object({
  item: deskAppeal,
  /** The borrower's own words; '' after an erasure. */
  text: z.string(),
  /** The time of the newest decision about the application. */
  decidedAt: z.nullable(instant),
  loan: z.object({ days: z.int(), appliedOn: day }),
  /** Loans before that have ended, and how many of them were late. */
  loansBefore: z.object({ count: z.int(), late: z.int() }),
  /** A newer application of the borrower's, which forbids an approval; null: none. */
  newerOrderNo: z.nullable(z.string()),
  /** Null until the answer. */
  answer: z.nullable(
    z.object({
      at: instant,
      /** The name as the borrower reads it. */
      by: z.string(),
      reasons: z.array(z.enum(decisionReasons)),
    }),
  ),
});
export type AppealReview = z.output<typeof appealReview>;
