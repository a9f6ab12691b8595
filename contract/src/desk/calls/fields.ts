import * as z from 'zod/mini';

/** An address of e-mail at work, in lower case. */
export const workEmail = z
  .string({ error: 'workEmail.required' })
  .check(z.trim(), z.toLowerCase(), z.maxLength(200, 'workEmail.invalid'), z.email('workEmail.invalid'));

/** The id of an item of a queue. */
export const itemId = z
  .string({ error: 'value.invalid' })
  .check(z.minLength(1, 'value.invalid'), z.maxLength(40, 'value.invalid'));

/** The reason of an act, for the record. */
export const whyText = z
  .string({ error: 'why.required' })
  .check(z.trim(), z.minLength(3, 'why.required'), z.maxLength(300, 'why.long'));

/** A note for the record; '' for none. */
export const noteText = z._default(
  z.string({ error: 'value.invalid' }).check(z.trim(), z.maxLength(300, 'why.long')),
  '',
);
