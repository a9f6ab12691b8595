import * as z from 'zod/mini';

/** A line of text without control characters. */
export const line = (longest: number) =>
  z
    .string()
    .check(z.minLength(1), z.maxLength(longest), z.regex(/^\P{Cc}+$/u, { error: 'has control characters' }));

/** The lender as promotions, terms and privacy policy name it. */
export const lenderIdentity = z.strictObject({
  legalName: line(120),
  licenceNumber: z.optional(line(60)),
  dataControllerNumber: z.optional(line(60)),
  postalAddress: z.optional(line(120)),
});

export type LenderIdentity = z.output<typeof lenderIdentity>;
