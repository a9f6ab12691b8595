import type { RepayDetail } from '@kopa/contract/entities';
import type { RepayMethod } from '@kopa/contract/policy';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { askForReference, kindOf, type WantedReference } from './ask-for-reference.ts';
import { namesOfPaid } from './pending-payment.ts';
import type { Ask } from './use-pending-payment.ts';

/** A method's reference and its amount. */
export interface Wanted extends Omit<WantedReference, 'orderNo'> {
  method: RepayMethod;
}

/** The command that requests a payment reference. A link's page opens beside the app at once. */
export function useReference(detail: RepayDetail, ask: Ask, now: () => number) {
  const { orderNo } = detail.order;
  return useCommand({
    scope: `payTo:${orderNo}`,
    send: (wanted: Wanted, context) => askForReference({ orderNo, ...wanted }, context),
    onDone: (given, wanted) => {
      const goes = kindOf[wanted.channel] === 'link';
      ask((pending) => {
        // Another method was chosen in the meantime.
        if (pending && pending.method !== wanted.method) return pending;
        const { method, amountCents } = wanted;
        const before = namesOfPaid(detail);
        return { method, amountCents, payOrderId: null, given, before, toldAt: goes ? now() : null };
      });
      if (goes && given.link !== null) window.open(given.link, '_blank', 'noopener,noreferrer');
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey: queryKeys.repayDetail(orderNo) }),
  });
}
