import * as z from 'zod/mini';
import { identityReasonNames } from '../identity/identity-reasons.ts';

/**
 * How the check of the three photos stands. `checking`: ask again in a second or two. `look`: `reasons` says what does not agree
 * with what; mend it, or say `goOn`, and a person looks. `finished`: the order has moved on.
 */
export const identityCheck = z.object({
  state: z.enum(['checking', 'look', 'finished']),
  reasons: z.array(z.enum(identityReasonNames)),
});
export type IdentityCheck = z.output<typeof identityCheck>;
