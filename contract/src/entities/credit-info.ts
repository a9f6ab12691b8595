import * as z from 'zod/mini';
import { cents, day } from './money.ts';
import { decisionReasons } from './order.ts';

/** What may stand in the way of a new loan: one is under way (S1-46), or the wait after a rejection (S4-42). */
export const creditBlocks = ['activeLoan', 'reapplyWait'] as const;

/** How much a borrower may borrow. Money in integer cents. */
export const creditInfo = z.object({
  /** The most that can be lent at once (S1-35, S1-36). */
  creditLimitCents: cents,
  /** Of the loan under way: what was applied for, after it was paid out the principal still owed. */
  usedCents: cents,
  /** What can be applied for now: 0 while something stands in the way, else the limit. */
  availableCents: cents,
  /** The least that can be applied for (S1-34). */
  minimumCents: cents,
  blockedBy: z.nullable(z.enum(creditBlocks)),
  /** The loan that is under way. */
  orderNo: z.nullable(z.string()),
  /** The day from which a rejected borrower may apply again; `null` when nobody waits. */
  reapplyOn: z.nullable(day),
  /** Why the newest application was rejected, while its borrower waits. */
  reasons: z.array(z.enum(decisionReasons)),
});
export type CreditInfo = z.output<typeof creditInfo>;
