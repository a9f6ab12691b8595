import * as z from 'zod/mini';
import { cents } from './money.ts';

/**
 * Another lender's loan, recommended beside an answer (S1-18), as described by the lender. Always with its
 * cost, and with an https address or none.
 */
export const recommendedProduct = z.object({
  productId: z.string().check(z.minLength(1)),
  /** As in "Salary advance". */
  name: z.string().check(z.minLength(1)),
  /** The other lender, as in "Umoja SACCO". */
  provider: z.string().check(z.minLength(1)),
  minimumCents: cents,
  maximumCents: cents,
  minimumDays: z.int(),
  maximumDays: z.int(),
  /** The APR in bps. */
  aprBps: z.int().check(z.nonnegative()),
  address: z.nullable(z.string().check(z.regex(/^https:\/\/[^\s/]+/))),
});
export type RecommendedProduct = z.output<typeof recommendedProduct>;
