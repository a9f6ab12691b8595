import type { ResultOf } from '@kopa/contract/calls/call';
import type { portalRepaymentDetail } from '@kopa/contract/calls/portal';

/** What the lender tells whoever holds a payment link. */
export type LinkDetail = ResultOf<typeof portalRepaymentDetail>;

/** The last payment that was asked for through the link. */
export type LinkPayment = NonNullable<LinkDetail['payment']>;

/** Whether a payment is on its way: a phone is asked for its PIN, or nobody knows yet what became of it. */
export function isAwaited({ payment }: Pick<LinkDetail, 'payment'>): boolean {
  return payment?.status === 'pending' || payment?.status === 'unknown';
}
