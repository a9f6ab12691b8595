import * as z from 'zod/mini';
import type { Choices } from '../pricing/example.ts';

/** A product's amount and tenure (S2-41). */
export const loanSizeOf = ({ minimumCents, maximumCents, stepCents, offeredDays }: Choices) =>
  z.object({
    /** Integer cents. */
    principalCents: z.int({ error: 'loanAmount.invalid' }).check(
      z.minimum(minimumCents, 'loanAmount.invalid'),
      z.maximum(maximumCents, 'loanAmount.invalid'),
      z.refine((cents) => (cents - minimumCents) % stepCents === 0, 'loanAmount.invalid'),
    ),
    tenureDays: z
      .int({ error: 'tenure.invalid' })
      .check(z.refine((days) => offeredDays.includes(days), 'tenure.invalid')),
  });
