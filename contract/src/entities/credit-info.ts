import * as z from 'zod/mini';
import { cents, day } from './money.ts';
import { decisionReasons } from './decision-reasons.ts';

/** The obstacles to a new loan: an open order (S1-46), or the wait after a rejection (S4-42). */
export const creditBlocks = ['activeLoan', 'reapplyWait'] as const;

/** A borrower's credit limit. Money in integer cents. */
export const creditInfo = z.object({
  /** The maximum principal (S1-35, S1-36). */
  creditLimitCents: cents,
  /** Of the open order: the requested principal; after disbursement the outstanding principal. */
  usedCents: cents,
  /** The amount available now: 0 with an obstacle, otherwise the limit. */
  availableCents: cents,
  /** The minimum principal (S1-34). */
  minimumCents: cents,
  blockedBy: z.nullable(z.enum(creditBlocks)),
  /** The open order. */
  orderNo: z.nullable(z.string()),
  /** The day of the next possible application after a rejection; `null` without a wait. */
  reapplyOn: z.nullable(day),
  /** The reason of the newest rejection, during the wait. */
  reasons: z.array(z.enum(decisionReasons)),
});
export type CreditInfo = z.output<typeof creditInfo>;
