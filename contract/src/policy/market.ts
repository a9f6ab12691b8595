/** The four markets of the specification; Kenya is the default. */
export const markets = ['ke', 'mx', 'in', 'ng'] as const;
export type Market = (typeof markets)[number];

/** Personal rows besides the common ones (S3-19, S3-21, S3-24, S3-26, S3-30 to S3-35, S5-23), by their wire names. */
export const personalExtras = [
  'loanPurpose',
  'pinCode',
  'county',
  'language',
  'alternativePhone',
  'cityOfBirth',
  'age',
  'rfc',
  'nss',
  'curp',
  'cardType',
] as const;
export type PersonalExtra = (typeof personalExtras)[number];

/** Work rows besides the common ones (S3-47 to S3-56, S3-93), by their wire names. */
export const workExtras = [
  'companyName',
  'companyPhone',
  'workThereTime',
  'designation',
  'incomeSource',
  'payMethod',
  'workAddress',
  'workPinCode',
  'workState',
  'workCity',
  'workCounty',
] as const;
export type WorkExtra = (typeof workExtras)[number];

/** Ways in which a borrower can be paid out (S3-63 to S3-77). */
export const payoutKinds = ['mobileMoney', 'bank', 'clabe', 'debitCard', 'ifscBank', 'bvnBank'] as const;
export type PayoutKind = (typeof payoutKinds)[number];
