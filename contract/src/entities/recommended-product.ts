import * as z from 'zod/mini';
import { cents } from './money.ts';

/**
 * A loan of somebody else's that is recommended beside an answer (S1-18), as the lender describes it. It always says what it
 * costs, and it leads to an https address or nowhere.
 */
export const recommendedProduct = z.object({
  productId: z.string().check(z.minLength(1)),
  /** As in "Salary advance". */
  name: z.string().check(z.minLength(1)),
  /** Who lends, as in "Umoja SACCO". */
  provider: z.string().check(z.minLength(1)),
  minimumCents: cents,
  maximumCents: cents,
  minimumDays: z.int(),
  maximumDays: z.int(),
  /** The yearly cost of all charges, in bps. */
  aprBps: z.int().check(z.nonnegative()),
  address: z.nullable(z.string().check(z.regex(/^https:\/\/[^\s/]+/))),
});
export type RecommendedProduct = z.output<typeof recommendedProduct>;
