import * as z from 'zod/mini';
import { instant } from './money.ts';
import { savedPayout } from './payout-account.ts';

const savedAt = z.nullable(z.int());

/** A borrower in the app (S3-01 to S3-03). Saved sections fill the forms of the next order. */
export const userInfo = z.object({
  userId: z.string(),
  /** National digits, '712345678'. */
  mobile: z.string(),
  basicInfo: z.object({ userId: z.string() }),
  /** The saved personal section, by field; `null` before the first one. */
  personal: z.nullable(z.record(z.string(), z.string())),
  /** The saved additional section, by field. */
  additional: z.nullable(z.record(z.string(), z.string())),
  /** The payout account in use. */
  payout: z.nullable(savedPayout),
  /** The last saving of each section, in ms by the lender's clock; `null` before the first. */
  savedAt: z._default(z.object({ personal: savedAt, additional: savedAt, payout: savedAt }), {
    personal: null,
    additional: null,
    payout: null,
  }),
  /** Since when the borrower has an account, and how many loans were paid back by their due day. */
  standing: z._default(z.object({ since: z.nullable(instant), paidOnTime: z.int() }), {
    since: null,
    paidOnTime: 0,
  }),
  /** The key of locked drafts on the borrower's phone: 32 bytes, base64url. */
  draftKey: z.optional(z.string()),
});
export type UserInfo = z.output<typeof userInfo>;

/** The answer to a login: the token (S3-04) and its borrower. */
export const signedIn = z.object({ token: z.string(), user: userInfo });
export type SignedIn = z.output<typeof signedIn>;
