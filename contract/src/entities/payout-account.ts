import * as z from 'zod/mini';

/** A payout account for display: never its complete number. */
export const payoutAccount = z.object({
  /** The code of a provider or bank, or a typed name. */
  bankName: z.string(),
  /** The displayed name: 'M-Pesa', 'KCB Bank Kenya'. */
  name: z._default(z.string(), ''),
  /** With the last three digits: '••• ••• 678'. */
  maskedNumber: z.string(),
});
export type ShownPayoutAccount = z.output<typeof payoutAccount>;

/**
 * A saved payout account as initial form values. The number is complete for mobile money only; the numbers of
 * bank accounts and cards, CURP and BVN never leave the lender again, and are typed again.
 */
export const savedPayout = z.object({
  cardType: z._default(z.string(), 'mobileMoney'),
  bankName: z.string(),
  accountNumber: z.string(),
  applicantName: z.string(),
  ifsc: z._default(z.string(), ''),
  state: z._default(z.string(), ''),
  district: z._default(z.string(), ''),
  branch: z._default(z.string(), ''),
});
export type SavedPayout = z.output<typeof savedPayout>;
