import type { ResultOf } from '@kopa/contract/calls/call';
import type { portalRepaymentDetail } from '@kopa/contract/calls/portal';

/** The lender's information for the holder of a payment link. */
export type LinkDetail = ResultOf<typeof portalRepaymentDetail>;

/** The link's last requested payment. */
export type LinkPayment = NonNullable<LinkDetail['payment']>;

/** Whether a payment is pending: a phone is prompted, or the outcome is unknown. */
export function isAwaited({ payment }: Pick<LinkDetail, 'payment'>): boolean {
  return payment?.status === 'pending' || payment?.status === 'unknown';
}
