import * as z from 'zod/mini';

/**
 * What every answer is wrapped in (S7-11): `code` 0 is success (S7-12) and `data` the call's result. Any other code
 * is named in `error-codes`; `msg` says it in the language of the request, `fields` names the message key of each
 * wrong field by its path (`contacts.0.mobile`).
 */
export const envelope = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Envelope = z.output<typeof envelope>;
