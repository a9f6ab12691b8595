import * as z from 'zod/mini';

/** The six digits of a verification code (S5-42, S5-43). */
export const verificationCode = z.string({ error: 'code.required' }).check(
  z.refine((value) => value !== '', { error: 'code.required', abort: true }),
  z.regex(/^\d{6}$/, 'code.invalid'),
);
