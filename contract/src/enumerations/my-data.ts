/** The categories of a borrower's stored data by purpose, in display order. */
export const dataCategories = [
  'account',
  'personal',
  'additional',
  'payout',
  'photos',
  'answers',
  'orders',
  'payments',
  'proofs',
  'feedback',
  'notes',
  'messages',
  'consents',
  'phoneData',
  'logins',
] as const;
export type DataCategory = (typeof dataCategories)[number];

/**
 * The reasons for keeping data. `openLoan`: an unpaid loan. `moneyOwed`: a debt of the lender. Both end by
 * themselves. `records`: the law requires records of loans.
 */
export const stayReasons = ['openLoan', 'moneyOwed', 'records'] as const;
export type StayReason = (typeof stayReasons)[number];
