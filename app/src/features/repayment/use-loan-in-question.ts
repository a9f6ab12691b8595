import type { Order } from '@kopa/contract/entities';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { useOrderInAddress } from '../../shared/order/use-order-in-address.ts';

/** The loan that a screen is about: the order of `?orderNo=`, or else the newest when its money has been sent. */
export function useLoanInQuestion() {
  const named = useOrderInAddress();
  const latest = useLatestOrder();
  const newest: Order | null = latest.data?.order ?? null;
  const running = newest !== null && newest.disbursedOn !== null ? newest.orderNo : null;
  const orderNo = named ?? running;
  return {
    orderNo,
    /** It is the newest order, as far as is known. */
    isNewest: newest !== null && newest.orderNo === orderNo,
    /** The lender says that there is no such loan to show. */
    isMissing: orderNo === null && latest.data !== undefined && latest.isCurrent,
    /** What is waited for until it is known. */
    queries: named === null ? [latest] : [],
  };
}
