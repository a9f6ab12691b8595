import * as z from 'zod/mini';

const codeOf = (digits: string) =>
  z.string({ error: 'code.required' }).check(
    z.refine((value) => value !== '', { error: 'code.required', abort: true }),
    z.regex(new RegExp(`^\\d{${digits}}$`), 'code.invalid'),
  );

/**
 * The digits of a verification code, as many as the policy demands: four to eight on the wire (S5-42, S5-43).
 */
export const verificationCode = codeOf('4,8');

/** The typed digits of a code with this length. */
export const typedCode = (digits: number) => z.object({ code: codeOf(String(digits)) });

/** The number of digits of a code. */
export const codeDigits = z.int().check(z.minimum(4), z.maximum(8));
