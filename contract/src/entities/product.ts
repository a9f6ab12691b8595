import * as z from 'zod/mini';
import { cents, pricingTerms } from './money.ts';

/** An offered loan. */
export const product = z.object({
  productId: z.string(),
  minimumCents: cents,
  maximumCents: cents,
  stepCents: cents,
  offeredDays: z.array(z.int()),
  terms: pricingTerms,
});
export type Product = z.output<typeof product>;
