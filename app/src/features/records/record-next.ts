import type { Order } from '@kopa/contract/entities';
import { orderSteps, stepScreen } from '@kopa/contract/order-steps';

/** The owner's action on an order, with its address. */
export interface Next {
  name: 'continue' | 'review' | 'offer' | 'arrival' | 'repay';
  to: string;
}

/** The next step of an open order; `null` for an ended one. */
export function nextOf({ step, orderNo }: Pick<Order, 'step' | 'orderNo'>): Next | null {
  switch (step) {
    case orderSteps.finish:
    case orderSteps.cancel:
    case orderSteps.reject:
      return null;
    case orderSteps.applying:
      return { name: 'review', to: stepScreen(step)! };
    case orderSteps.confirm:
    case orderSteps.getMoney:
      return { name: 'offer', to: stepScreen(step)! };
    case orderSteps.lending:
      return { name: 'arrival', to: '/borrow/lending' };
    case orderSteps.repaying:
    case orderSteps.overdued:
    case orderSteps.payFail:
      return { name: 'repay', to: `${stepScreen(step)}?orderNo=${orderNo}` };
    default:
      return { name: 'continue', to: stepScreen(step)! };
  }
}
