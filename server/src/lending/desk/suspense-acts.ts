import { orderSteps } from '@kopa/contract/order-steps';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { orders } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { isRunning } from '../ledger/accrual.ts';
import { lockOrderNo } from '../orders/find-order.ts';
import { whenPaid } from '../reminders/when-awake.ts';
import { claimSuspended } from '../repayment/claim-suspended.ts';
import { messageAfter, tellRepaid } from '../repayment/credit-repayment.ts';
import { reverseReceipt } from '../repayment/reverse.ts';
import type { DoesAct, Looked } from './limited-act.ts';
import { suspenseCents, waitingReceipt } from './suspended-receipts.ts';

/** `matched`: a payment in suspense goes to a loan. `returned`: the payment goes back to its payer. */
export const suspenseActs: Record<'suspense.matched' | 'suspense.returned', DoesAct> = {
  'suspense.matched': {
    look: async (tx, { itemId, orderNo }) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(eq(orders.orderNo, orderNo ?? ''));
      if (!order || !isRunning(order)) throw new CallError('loanNotRunning');
      return looked(tx, itemId, order.orderNo);
    },
    perform: async (tx, { itemId, orderNo }, _person, { at, lender }) => {
      const order = await lockOrderNo(tx, orderNo!);
      if (!order || !isRunning(order)) throw new CallError('loanNotRunning');
      const { cents: amountCents } = await waitingReceipt(tx, itemId);
      await claimSuspended(tx, order, itemId, at, lender.policy.market);
      const [now] = await tx.select().from(orders).where(eq(orders.orderNo, order.orderNo));
      const message = messageAfter(order, now!.step === orderSteps.finish);
      const told = { orderNo: order.orderNo, message, amountCents, receipt: itemId } as const;
      await tellRepaid(tx, told, whenPaid(at, null, lender.policy.market));
    },
  },
  'suspense.returned': {
    look: async (tx, { itemId }, work) => {
      const found = await looked(tx, itemId, null);
      if (!work.reverses(itemId)) throw new CallError('cannotReturn');
      return found;
    },
    perform: async (tx, { itemId }, _person, work) => {
      await waitingReceipt(tx, itemId);
      await reverseReceipt(tx, work, itemId, work.at);
    },
  },
};

async function looked(tx: Transaction, receipt: string, orderNo: string | null): Promise<Looked> {
  const { cents } = await waitingReceipt(tx, receipt);
  const beforeCents = await suspenseCents(tx);
  return {
    cents,
    orderNo,
    was: { cents, orderNo },
    changes: [{ account: 'suspense', beforeCents, afterCents: beforeCents - cents }],
  };
}
