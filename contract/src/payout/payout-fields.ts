import type { PayoutKind } from '../policy/market.ts';

/** Every field of a payout account, by its wire name (S3-63 to S3-76). `cardType` says which kind it is. */
export const payoutFields = [
  'cardType',
  'bankName',
  'ifsc',
  'state',
  'district',
  'branch',
  'accountNumber',
  'accountNumberConfirm',
  'validPeriod',
  'cvc',
  'curp',
  'bvn',
  'applicantName',
  'mobileOtp',
] as const;
export type PayoutField = (typeof payoutFields)[number];

const numberTwice = ['accountNumber', 'accountNumberConfirm'] as const;

/** The rows of each kind, in their order, below the choice of the kind. */
const rows: Readonly<Record<PayoutKind, readonly PayoutField[]>> = {
  mobileMoney: ['bankName', ...numberTwice, 'applicantName'],
  bank: ['bankName', 'branch', ...numberTwice, 'applicantName'],
  clabe: ['bankName', ...numberTwice, 'curp', 'applicantName'],
  debitCard: ['bankName', ...numberTwice, 'validPeriod', 'cvc', 'curp', 'applicantName'],
  ifscBank: ['ifsc', 'bankName', 'state', 'district', 'branch', ...numberTwice, 'applicantName'],
  bvnBank: ['bankName', ...numberTwice, 'applicantName', 'bvn', 'mobileOtp'],
};

/** The rows of a kind of account, in their order. */
export function payoutFieldsOf(kind: PayoutKind): readonly PayoutField[] {
  return rows[kind];
}

/** A kind by its code; the policy's first for any other. */
export function payoutKindOf(code: unknown, kinds: readonly PayoutKind[]): PayoutKind {
  return kinds.find((kind) => kind === code) ?? kinds[0] ?? 'mobileMoney';
}
