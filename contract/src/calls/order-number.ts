import * as z from 'zod/mini';

/** S5-47, S8-18: the order of a call. */
export const orderNo = z
  .string({ error: 'orderNo.required' })
  .check(z.refine((value) => value !== '', { error: 'orderNo.required' }));
