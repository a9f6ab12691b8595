import type { Policy } from '@kopa/contract';
import { mayCancel } from '@kopa/contract/order-steps';
import type { CancelReason } from '@kopa/contract/enumerations/cancel-reasons';
import type { Transaction } from '../../storage/database.ts';
import type { OrderRow } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { advance } from './advance.ts';
import { lockOrder } from './find-order.ts';

export interface Cancellation {
  userId: string;
  orderNo: string;
  /** The chosen reason (S5-44), stored with the order's event. */
  reason: CancelReason;
  at: number;
}

/** Cancels an order while the policy allows (S1-47); `cancelTooLate` afterwards. */
export async function cancelOrder(
  tx: Transaction,
  { userId, orderNo, reason, at }: Cancellation,
  rule: Policy['cancel'],
): Promise<OrderRow> {
  const order = await lockOrder(tx, userId, orderNo);
  if (!mayCancel(order.step, rule)) throw new CallError('cancelTooLate', { data: { step: order.step } });
  return advance(tx, { orderNo, event: 'cancelled', at, note: { reason } });
}
