/** How long things are kept, where the privacy policy says so and the code does so. */
export const retention = {
  /** Codes, attempts to log in, answers kept under keys. */
  attemptHours: 48,
  /** What became of messages. */
  messageDays: 90,
  /** What the phone was asked for with the borrower's consent. */
  phoneDataDays: 90,
  /** After how many days a request to erase is carried out; until then it can be taken back. The law gives 14. */
  erasureDays: 7,
  /** What was typed and not sent, on the borrower's own phone. */
  draftDays: 30,
  /** Applications, loans, payments after the end of the business (POCAMLA); deleted by hand. */
  recordYears: 7,
} as const;
