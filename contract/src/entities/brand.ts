import * as z from 'zod/mini';

/** The brand of a lender in the app. */
export const brand = z.object({
  /** The value of `data-brand`, which selects the tokens. */
  id: z.string(),
  /** The name of the app: 'EasyCash'. */
  name: z.string(),
});

export type Brand = z.output<typeof brand>;
