import type { Day } from '@kopa/contract/calendar';
import type { RepayDetail, RepayWay, Voucher } from '@kopa/contract/entities';
import type { MpesaPayment } from '@kopa/contract/mpesa-message/read-mpesa-message';
import { dayOf } from '../../shared/session/calendar.ts';

/** The relation of a message's payment to this loan. */
export type Verdict =
  /** Received by the lender; counts from this day. */
  | { kind: 'counted'; day: Day }
  /** A proof was sent and is not rejected. */
  | { kind: 'proved'; voucher: Voucher }
  /** The message's day is in the future. */
  | { kind: 'future' }
  | { kind: 'beforeLoan' }
  /** Paid to another payee, or to us outside of our paybill. */
  | { kind: 'otherPayee'; number: string }
  /** Paid to our paybill under another account than this loan's. */
  | { kind: 'otherAccount'; account: string }
  /** The payment should count and does not. */
  | { kind: 'missing' };

/** The lender's data of this loan. */
export interface Known {
  detail: Pick<RepayDetail, 'today' | 'disbursedOn' | 'lines' | 'payments'>;
  vouchers: readonly Voucher[];
  /** The paybill, if known. */
  payTo: RepayWay['payTo'];
}

/**
 * Compares a payment with the lender's data. An unknown detail (a masked account, an unnamed payee) is not a
 * mismatch.
 */
export function judge(payment: MpesaPayment, { detail, vouchers, payTo }: Known): Verdict {
  const { receipt, paidOn } = payment;
  const counted = detail.payments.find((each) => each.status === 'paid' && each.receipt === receipt);
  const line = detail.lines.find((each) => each.receipt === receipt);
  if (counted || line) return { kind: 'counted', day: line?.day ?? dayOf(counted!.createTime) };
  const voucher = vouchers.find((each) => each.receipt === receipt && each.state !== 'rejected');
  if (voucher) return { kind: 'proved', voucher };
  if (paidOn > detail.today) return { kind: 'future' };
  if (paidOn < detail.disbursedOn) return { kind: 'beforeLoan' };
  if (payTo && isOtherPayee(payment, payTo)) return { kind: 'otherPayee', number: payTo.number };
  if (payTo && isOtherAccount(payment.account ?? '', payTo.account))
    return { kind: 'otherAccount', account: payTo.account };
  return { kind: 'missing' };
}

/** The lender's default while the paybill's name is unknown. */
const noName = 'MPESA';

/** A paybill payment always has an account; a till's or a person's has none. */
function isOtherPayee({ payee, account }: MpesaPayment, payTo: { name: string }): boolean {
  if (account === null) return true;
  const [ours, theirs] = [folded(payTo.name), folded(payee)];
  if (ours === noName || ours === '') return false;
  return !theirs.startsWith(ours) && !ours.startsWith(theirs);
}

function isOtherAccount(entered: string, ours: string): boolean {
  return !entered.includes('*') && folded(entered) !== folded(ours);
}

/**
 * Letters and digits in capitals, without a company's legal form: M-Pesa and the lender format names
 * differently.
 */
function folded(name: string): string {
  return name
    .toUpperCase()
    .replace(/\b(?:LIMITED|LTD|PLC|COMPANY|CO)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
