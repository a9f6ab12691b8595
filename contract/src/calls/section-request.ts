import * as z from 'zod/mini';
import { order } from '../entities/order.ts';

/** The order of a section (S3-62). */
export const loanOrderId = z
  .string({ error: 'loanOrderId.required' })
  .check(z.refine((value) => value !== '', { error: 'loanOrderId.required' }));
/** The answer to a saved section: the order's current step. */
export const moved = z.object({ order });
