/** Retention periods, shared by the privacy policy and the code. */
export const retention = {
  /** Codes, login attempts, stored answers. */
  attemptHours: 48,
  /** States of messages. */
  messageDays: 90,
  /** Phone data with the borrower's consent. */
  phoneDataDays: 90,
  /** Days from an erasure request to the erasure; until then it can be withdrawn. The law allows 14. */
  erasureDays: 7,
  /** Parts of a picture that no call has taken. */
  uploadHours: 24,
  /** Drafts on the borrower's own phone. */
  draftDays: 30,
  /** Applications, loans, payments after the end of the business relationship (POCAMLA); deleted by hand. */
  recordYears: 7,
} as const;
