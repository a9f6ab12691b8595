import { cents, day, instant } from '@kopa/contract/entities';
import * as z from 'zod/mini';
import { keep, kept, type Kept } from '../session/kept.ts';

const name = 'runningLoan';

/** The data for paying a running loan offline. */
export const knownLoan = z.object({
  orderNo: z.string(),
  status: z.enum(['repaying', 'overdue']),
  /** The balance in integer cents, on the day of `serverTime`. */
  repayAmount: cents,
  /** The balance on the due date; from then on the same as `repayAmount`. */
  dueAmount: cents,
  disbursedOn: day,
  dueDate: day,
  overdueDays: z.int(),
  penaltyPerDay: cents,
  serverTime: instant,
  /** The manual payment details with the reference of the loan; `null` when the lender has none. */
  payTo: z.nullable(
    z.object({
      channel: z.enum(['paybill', 'offlineAccount']),
      name: z.string(),
      number: z.string(),
      account: z.string(),
    }),
  ),
});
export type KnownLoan = z.output<typeof knownLoan>;

/** The last known running loan on this phone, parsed; `null` without one. */
export const readKnownLoan = (): Kept<KnownLoan> | null => kept(name, knownLoan);

/** Stores or deletes the loan, until the session ends. */
export const keepKnownLoan = (loan: KnownLoan | null): void => keep(name, loan);
