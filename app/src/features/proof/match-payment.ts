import { dayOf, type Day } from '@kopa/contract/calendar';
import type { RepayDetail, RepayWay, Voucher } from '@kopa/contract/entities';
import type { MpesaPayment } from '@kopa/contract/mpesa-message/read-mpesa-message';

/** What a payment that was read in a message is to this loan. */
export type Verdict =
  /** The lender has it; it counts from this day. */
  | { kind: 'counted'; day: Day }
  /** A proof of it was sent and not rejected. */
  | { kind: 'proved'; voucher: Voucher }
  /** The message says a day that has not come. */
  | { kind: 'future' }
  | { kind: 'beforeLoan' }
  /** It went to somebody else, or to us by another way than our paybill. */
  | { kind: 'otherPayee'; number: string }
  /** It went to our paybill under another account than this loan's. */
  | { kind: 'otherAccount'; account: string }
  /** It should count and does not. */
  | { kind: 'missing' };

/** What the lender has of this loan. */
export interface Known {
  detail: Pick<RepayDetail, 'today' | 'disbursedOn' | 'lines' | 'payments'>;
  vouchers: readonly Voucher[];
  /** Where the paybill is paid, where it is known. */
  payTo: RepayWay['payTo'];
}

/** Compares a payment with what the lender has. What cannot be told (a masked account, a payee without a known name) is not held against it. */
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

/** What the lender says while it has not told the name that its paybill shows to payers. */
const noName = 'MPESA';

/** Money to a paybill always has an account; a till or a person has none. */
function isOtherPayee({ payee, account }: MpesaPayment, payTo: { name: string }): boolean {
  if (account === null) return true;
  const [ours, theirs] = [folded(payTo.name), folded(payee)];
  if (ours === noName || ours === '') return false;
  return !theirs.startsWith(ours) && !ours.startsWith(theirs);
}

function isOtherAccount(entered: string, ours: string): boolean {
  return !entered.includes('*') && folded(entered) !== folded(ours);
}

/** Letters and digits in capitals, without the form of a company: M-Pesa and the lender write names in their own ways. */
function folded(name: string): string {
  return name
    .toUpperCase()
    .replace(/\b(?:LIMITED|LTD|PLC|COMPANY|CO)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
