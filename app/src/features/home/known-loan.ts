import { cents, day, instant } from '@kopa/contract/entities';
import * as z from 'zod/mini';
import { keep, kept, type Kept } from '../../shared/session/kept.ts';

const name = 'runningLoan';

/** What is needed of a running loan to pay it without a connection. */
export const knownLoan = z.object({
  orderNo: z.string(),
  status: z.enum(['repaying', 'overdue']),
  /** What was owed, in integer cents, on the day of `serverTime`. */
  repayAmount: cents,
  disbursedOn: day,
  dueDate: day,
  overdueDays: z.int(),
  serverTime: instant,
  /** Where to pay by hand, and what to enter so that the money finds its loan; `null` when the lender says none. */
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

/** The running loan as the lender last told of it on this phone, parsed: `null` when it never did, or there is none now. */
export const readKnownLoan = (): Kept<KnownLoan> | null => kept(name, knownLoan);

/** Keeps it, or forgets it, until the session ends. */
export const keepKnownLoan = (loan: KnownLoan | null): void => keep(name, loan);
