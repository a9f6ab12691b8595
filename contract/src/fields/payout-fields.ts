import { bankCodesOf } from '../payout/bank-codes.ts';
import type { PayoutKind } from '../policy/payout-kinds.ts';
import { namesOf, type Fields, type List } from './field.ts';

const numberTwice = ['accountNumber', 'accountNumberConfirm'] as const;

/** The rows of each kind, in order, below the choice of the kind. */
const rows = {
  mobileMoney: ['bankName', ...numberTwice, 'applicantName'],
  bank: ['bankName', 'branch', ...numberTwice, 'applicantName'],
  clabe: ['bankName', ...numberTwice, 'curp', 'applicantName'],
  debitCard: ['bankName', ...numberTwice, 'validPeriod', 'cvc', 'curp', 'applicantName'],
  ifscBank: ['ifsc', 'bankName', 'state', 'district', 'branch', ...numberTwice, 'applicantName'],
  bvnBank: ['bankName', ...numberTwice, 'applicantName', 'bvn', 'mobileOtp'],
} as const satisfies Readonly<Record<PayoutKind, readonly string[]>>;

const kinds = Object.keys(rows) as PayoutKind[];

/**
 * Providers and banks have proper names, which are kept apart from their codes; `null` where a bank is typed.
 */
function banks({ cardType }: Readonly<Partial<Record<string, string>>>): List | null {
  const codes = bankCodesOf(cardType as PayoutKind);
  return codes && { codes };
}

/**
 * Every field of a payout account, of all kinds (S3-63 to S3-76). `cardType` says which kind the account is.
 */
export const payoutFields = {
  cardType: { kind: 'choice', lists: [{ labels: 'payout:cardType', codes: kinds }], extra: true },
  bankName: {
    kind: 'bank',
    lists: kinds.flatMap((cardType) => banks({ cardType }) ?? []),
    listBeside: banks,
    extra: true,
  },
  ifsc: { kind: 'ifsc', length: 11, extra: true },
  state: { kind: 'place', extra: true },
  district: { kind: 'place', extra: true },
  branch: { kind: 'place', extra: true },
  accountNumber: { kind: 'accountNumber', extra: true },
  accountNumberConfirm: { kind: 'accountNumberConfirm', extra: true },
  validPeriod: { kind: 'month', chosen: true, extra: true },
  cvc: { kind: 'cvc', optional: true, extra: true },
  curp: { kind: 'curp', length: 18, extra: true },
  bvn: { kind: 'digits', length: 11, extra: true },
  applicantName: { kind: 'words', extra: true },
  mobileOtp: { kind: 'smsCode', extra: true },
} as const satisfies Fields;
export type PayoutField = keyof typeof payoutFields;

/** The names of the fields of a payout account. */
export const payoutNames: readonly PayoutField[] = namesOf(payoutFields);

/** The rows of a kind of account, in their order. */
export function payoutFieldsOf(kind: PayoutKind): readonly PayoutField[] {
  return rows[kind];
}

/** A kind by code; the policy's first for an unknown code. */
export function payoutKindOf(code: unknown, offered: readonly PayoutKind[]): PayoutKind {
  return offered.find((kind) => kind === code) ?? offered[0] ?? 'mobileMoney';
}
