import type { Order } from '@kopa/contract/entities';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { useOrderInAddress } from '../../shared/order/use-order-in-address.ts';

/** The loan of a screen: the order of `?orderNo=`, otherwise the newest if disbursed. */
export function useLoanInQuestion() {
  const named = useOrderInAddress();
  const latest = useLatestOrder();
  const newest: Order | null = latest.data?.order ?? null;
  const running = newest !== null && newest.disbursedOn !== null ? newest.orderNo : null;
  const orderNo = named ?? running;
  return {
    orderNo,
    /** The newest order, as far as known. */
    isNewest: newest !== null && newest.orderNo === orderNo,
    /** The lender has no such loan. */
    isMissing: orderNo === null && latest.data !== undefined && latest.isCurrent,
    /** The pending query. */
    queries: named === null ? [latest] : [],
  };
}
