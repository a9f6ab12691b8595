import { eq } from 'drizzle-orm';
import type { Transaction } from '../../storage/database.ts';
import { refunds } from '../../storage/schema/index.ts';
import { CallError } from '../call-error.ts';
import { decideHeldRefund } from '../disbursement/held-refunds.ts';
import { refundableCents } from '../disbursement/request-refund.ts';
import { overpaidCents } from '../ledger/overpaid.ts';
import type { DoesAct } from './limited-act.ts';

/** `sent`: a held refund leaves. `kept`: its overpayment stays with the loan. */
export const refundActs: Record<'refunds.sent' | 'refunds.kept', DoesAct> = {
  'refunds.sent': refundAct(true),
  'refunds.kept': refundAct(false),
};

function refundAct(released: boolean): DoesAct {
  return {
    look: async (tx, { itemId }) => {
      const { orderNo, amountCents } = await heldRefund(tx, itemId);
      const overpaid = await overpaidCents(tx, orderNo);
      const afterCents = released ? Math.max(0, overpaid - amountCents) : overpaid;
      return {
        cents: amountCents,
        orderNo,
        was: { amountCents, refundableCents: await refundableCents(tx, orderNo, itemId) },
        changes: [{ account: 'overpayment', beforeCents: overpaid, afterCents }],
      };
    },
    perform: async (tx, { itemId }, person, { at }) => {
      const outcome = await decideHeldRefund(tx, { id: itemId, person, released }, at);
      if (outcome === 'unknown') throw new CallError('itemGone');
      if (outcome === 'gone') throw new CallError('overpaidLess');
    },
  };
}

async function heldRefund(tx: Transaction, id: string) {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (refund?.state !== 'held') throw new CallError('itemGone');
  return refund;
}
