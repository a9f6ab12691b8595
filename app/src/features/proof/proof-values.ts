import { isDay, type Day } from '@kopa/contract/calendar';
import type { Voucher } from '@kopa/contract/entities';
import { figureText, wholeUnit } from '@kopa/contract/market/money';
import type { MpesaPayment } from '@kopa/contract/mpesa-message/read-mpesa-message';
import { repayMethods, type RepayMethod } from '@kopa/contract/policy';
import * as z from 'zod/mini';
import { policy } from '../../shared/session/policy.ts';

/** The values of a proof, by the call's field names, in row order. A missing value is an empty text. */
export interface ProofValues extends Record<string, string> {
  /** Ids of uploaded pictures: 'I-1,I-2'. */
  images: string;
  /** The amount as on the receipt: '2,000' or '2,000.50'. */
  amountCents: string;
  /** 'YYYY-MM-DD' */
  paidOn: string;
  /** 'HH:MM' */
  paidTime: string;
  method: string;
  receipt: string;
}

/** The typed fields. */
export type TypedProof = Omit<ProofValues, 'images'> & Record<string, string>;

export const emptyProof: ProofValues = {
  images: '',
  amountCents: '',
  paidOn: '',
  paidTime: '',
  method: '',
  receipt: '',
};
export const proofFields = Object.keys(emptyProof) as readonly (keyof ProofValues & string)[];

/** The name of a proof's draft. */
export const section = 'proof';

const longestReceipt = 40;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

const text = (test: (value: string) => boolean, error: string) => z.refine<string>(test, { error });

/**
 * The schema of a proof: a picture, an amount, a past day of the loan, a method; time and code are optional.
 * `isOnPhone`: whether a picture waits on this phone, to be sent before the proof.
 */
export const proofSchema = (
  { disbursedOn, today }: { disbursedOn: Day; today: Day },
  isOnPhone: () => boolean = () => false,
) =>
  z.object({
    images: z.string().check(text((ids) => ids !== '' || isOnPhone(), 'images.required')),
    amountCents: z.string().check(text((value) => centsTyped(value) !== null, 'amountPaid.invalid')),
    paidOn: z.string().check(
      text(isDay, 'paidOn.invalid'),
      text((day) => day <= today, 'paidOn.late'),
      text((day) => day >= disbursedOn, 'paidOn.early'),
    ),
    paidTime: z.string().check(text((value) => value === '' || clock.test(value), 'paidTime.invalid')),
    method: z.string().check(text((value) => methodOf(value) !== undefined, 'method.invalid')),
    receipt: z.string().check(z.maxLength(longestReceipt, 'value.long')),
  });

/** The request of validated values. */
export function sentOf(values: ProofValues) {
  const receipt = values.receipt.trim();
  return {
    images: pictureIds(values.images),
    amountCents: centsTyped(values.amountCents) ?? 0,
    paidOn: values.paidOn,
    ...(values.paidTime && { paidTime: values.paidTime }),
    method: methodOf(values.method),
    ...(receipt && { receipt }),
  };
}

/** The picture ids of a form value. */
export const pictureIds = (images: string): string[] => images.split(',').filter(Boolean);

const methodOf = (value: string): RepayMethod | undefined => repayMethods.find((method) => method === value);

/** The cents of an amount on a receipt; null for another text. */
export function centsTyped(typed: string): number | null {
  const { currency } = policy().market;
  const [, whole, rest = ''] = /^(\d{1,8})(?:\.(\d+))?$/.exec(typed.replace(/[\s,]/g, '')) ?? [];
  if (whole === undefined || rest.length > currency.decimals) return null;
  const cents = Number(whole) * wholeUnit(currency) + Number(rest.padEnd(currency.decimals, '0'));
  return cents > 0 ? cents : null;
}

/** A proof from a parsed M-Pesa message. */
export function proofOf(payment: MpesaPayment): TypedProof {
  return {
    amountCents: figureText(payment.amountCents, policy().market.currency),
    paidOn: payment.paidOn,
    paidTime: payment.paidTime ?? '',
    method: payment.account === null ? 'mpesa' : 'paybill',
    receipt: payment.receipt,
  };
}

/** A repeated proof. */
export function proofAgain(voucher: Voucher): TypedProof {
  return {
    amountCents: figureText(voucher.amountCents, policy().market.currency),
    paidOn: voucher.paidOn,
    paidTime: voucher.paidTime ?? '',
    method: voucher.method ?? '',
    receipt: voucher.receipt ?? '',
  };
}

/** Keeps the characters of an amount. */
export const onlyAmount = (raw: string): string => raw.replace(/[^\d.,]/g, '').slice(0, 14);

/** Formats a time while typing: a number pad has no colon. '604' becomes '06:04'. */
export function typedTime(raw: string): string {
  const spelled = raw.trim().replace(/^(\d)(?=\D)/, '0$1');
  const all = spelled.replace(/\D/g, '');
  const digits = (/^[3-9]/.test(all) ? `0${all}` : all).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}
