import * as z from 'zod/mini';

const codeOf = (digits: string) =>
  z.string({ error: 'code.required' }).check(
    z.refine((value) => value !== '', { error: 'code.required', abort: true }),
    z.regex(new RegExp(`^\\d{${digits}}$`), 'code.invalid'),
  );

/** The digits of a verification code, as many as the lender's policy says: four to eight on the wire (S5-42, S5-43). */
export const verificationCode = codeOf('4,8');

/** What is typed when a code of so many digits was sent: the code alone. */
export const typedCode = (digits: number) => z.object({ code: codeOf(String(digits)) });
