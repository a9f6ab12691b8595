import * as z from 'zod/mini';
import { order } from '../entities/order.ts';

/** Which order a section belongs to (S3-62). */
export const loanOrderId = z
  .string({ error: 'loanOrderId.required' })
  .check(z.refine((value) => value !== '', { error: 'loanOrderId.required' }));
/** What a saved section answers: where the order stands now. */
export const moved = z.object({ order });
