import * as z from 'zod/mini';

/** The part of a list that is asked for. */
export const page = z.object({
  /** The `nextCursor` of the part before. */
  cursor: z.optional(
    z.nullable(z.string({ error: 'value.invalid' }).check(z.maxLength(100, 'value.invalid'))),
  ),
  limit: z._default(
    z.int({ error: 'value.invalid' }).check(z.gte(1, 'value.invalid'), z.lte(100, 'value.invalid')),
    50,
  ),
});
