import type { Day } from '../calendar.ts';
import { isCardNumber, isClabe } from '../payout/check-digits.ts';
import { payoutFields, type PayoutField } from '../fields/payout-fields.ts';
import type { PayoutKind } from '../policy/payout-kinds.ts';
import type { Market } from '../market/market.ts';
import { nationalDigits } from '../market/phone.ts';
import type { Policy } from '../policy/policy.ts';
import { codeText, digitText, plainText } from './plain-text.ts';

/** Minimum and maximum digits of an account number; a mobile number has its own rule. */
const lengths: Readonly<Record<Exclude<PayoutKind, 'mobileMoney'>, readonly [number, number]>> = {
  bank: [6, 20],
  clabe: [18, 18],
  debitCard: [16, 16],
  ifscBank: [9, 18],
  bvnBank: [10, 10],
};

/** Maximum years of a card's validity after this year (S3-106). */
const cardYears = 15;

/**
 * A payout field in its stored form: a pasted account number loses spaces and hyphens without being cut, so
 * that a too long number is reported and not silently changed.
 */
export function cleanPayout(field: PayoutField, kind: PayoutKind, raw: string, market: Market): string {
  const longest = 200;
  switch (payoutFields[field].kind) {
    case 'accountNumber':
    case 'accountNumberConfirm':
      return kind === 'mobileMoney' ? nationalDigits(raw, market) : digitText(raw, longest);
    case 'cvc':
    case 'digits':
    case 'smsCode':
      return digitText(raw, longest);
    case 'ifsc':
    case 'curp':
      return codeText(raw, longest);
    default:
      return plainText(raw);
  }
}

/** The fault of an account number, if any (S5-25): a message key. */
export function accountNumberError(
  number: string,
  kind: Exclude<PayoutKind, 'mobileMoney'>,
  { accountNumber }: Policy['payout'],
): string | null {
  if (accountNumber === 'sixteenOrEighteen')
    return /^(?:[0-9]{16}|[0-9]{18})$/.test(number) ? null : 'accountNumber.sixteenOrEighteen';
  const [least, most] = lengths[kind];
  if (!/^[0-9]+$/.test(number) || number.length < least || number.length > most)
    return `accountNumber.${kind}`;
  if (kind === 'clabe' && !isClabe(number)) return 'accountNumber.clabeControl';
  if (kind === 'debitCard' && !isCardNumber(number)) return 'accountNumber.cardControl';
  return null;
}

/** The first and last month of a card's expiry, as 'YYYY-MM' (S3-106). */
export function validPeriods(today: Day): { from: string; to: string } {
  return { from: today.slice(0, 7), to: `${Number(today.slice(0, 4)) + cardYears}-12` };
}

/** The fault of a card's expiry, 'YYYY-MM': a message key. */
export function periodError(period: string, today: Day): string | null {
  if (!/^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(period)) return 'validPeriod.invalid';
  const { from, to } = validPeriods(today);
  return period < from ? 'validPeriod.over' : period > to ? 'validPeriod.invalid' : null;
}
