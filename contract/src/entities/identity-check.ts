import * as z from 'zod/mini';
import { identityReasonNames } from '../identity/identity-reasons.ts';

/**
 * The state of the photo check. `checking`: query again in a second or two. `look`: `reasons` lists the
 * mismatches; correct them, or send `goOn` for a manual review. `finished`: the order has moved on.
 */
export const identityCheck = z.object({
  state: z.enum(['checking', 'look', 'finished']),
  reasons: z.array(z.enum(identityReasonNames)),
});
export type IdentityCheck = z.output<typeof identityCheck>;
