/** What is kept of a borrower, by what it is kept for; in the order in which it is listed. */
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
  'messages',
  'consents',
  'phoneData',
  'logins',
] as const;
export type DataCategory = (typeof dataCategories)[number];

/**
 * Why something stays, or why nothing can go yet. `openLoan`: it is not paid back. `moneyOwed`: the lender owes money. Both end by
 * themselves. `records`: the law asks for the records of loans.
 */
export const stayReasons = ['openLoan', 'moneyOwed', 'records'] as const;
export type StayReason = (typeof stayReasons)[number];
