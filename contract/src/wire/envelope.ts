import * as z from 'zod/mini';

/**
 * The wrapper of every answer (S7-11): `code` 0 is success (S7-12) and `data` the call's result. Any other
 * code is in `error-codes`; `msg` explains it in the request's language, `fields` has the message key of each
 * wrong field by path (`contacts.0.mobile`).
 */
export const envelope = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Envelope = z.output<typeof envelope>;
