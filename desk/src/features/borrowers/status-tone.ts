import type { OrderStatus } from '@kopa/contract/order-steps';
import type { StatusChipProps } from '@kopa/ui/status-chip';

/** The tone of an order's status. */
export function statusTone(status: OrderStatus): StatusChipProps['tone'] {
  if (status === 'overdue' || status === 'failed') return 'danger';
  if (status === 'repaying' || status === 'disbursing') return 'primary';
  if (status === 'finished') return 'success';
  return status === 'cancelled' || status === 'rejected' ? 'neutral' : 'info';
}
