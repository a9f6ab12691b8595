import * as z from 'zod/mini';

/** The digits of a verification code, as many as the lender's policy says: four to eight on the wire (S5-42, S5-43). */
export const verificationCode = z.string({ error: 'code.required' }).check(
  z.refine((value) => value !== '', { error: 'code.required', abort: true }),
  z.regex(/^\d{4,8}$/, 'code.invalid'),
);
