/** The four markets of the specification; Kenya is the default. */
export const markets = ['ke', 'mx', 'in', 'ng'] as const;
export type Market = (typeof markets)[number];

/** Ways in which a borrower can be paid out (S3-63 to S3-77). */
export const payoutKinds = ['mobileMoney', 'bank', 'clabe', 'debitCard', 'ifscBank', 'bvnBank'] as const;
export type PayoutKind = (typeof payoutKinds)[number];
