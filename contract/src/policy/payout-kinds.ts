/** Ways in which a borrower can be paid out (S3-63 to S3-77). */
export const payoutKinds = ['mobileMoney', 'bank', 'clabe', 'debitCard', 'ifscBank', 'bvnBank'] as const;
export type PayoutKind = (typeof payoutKinds)[number];
