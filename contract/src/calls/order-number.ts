import * as z from 'zod/mini';

/** S5-47, S8-18: which order a call is about. */
export const orderNo = z
  .string({ error: 'orderNo.required' })
  .check(z.refine((value) => value !== '', { error: 'orderNo.required' }));
