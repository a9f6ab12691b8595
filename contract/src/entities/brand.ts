import * as z from 'zod/mini';

/** The brand of a lender in the app. */
export const brand = z.object({
  /** The value of `data-brand`, which selects the tokens. */
  id: z.string(),
  /** The name of the app: 'EasyCash'. */
  name: z.string(),
  /** The address of the mark for an `img`; null for Kopa's mark in the colours of the brand. */
  mark: z.nullable(z.string()),
});

export type Brand = z.output<typeof brand>;
