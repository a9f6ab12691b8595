import type { RepayDetail } from '@kopa/contract/entities';
import type { RepayMethod } from '@kopa/contract/policy';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { askForReference, kindOf, type WantedReference } from './ask-for-reference.ts';
import { namesOfPaid } from './pending-payment.ts';
import type { Ask } from './use-pending-payment.ts';

/** What a method is to be paid to with, and how much. */
export interface Wanted extends Omit<WantedReference, 'orderNo'> {
  method: RepayMethod;
}

/** The command that asks for something to pay to. A link opens its page beside the app as soon as it is there. */
export function useReference(detail: RepayDetail, ask: Ask, now: () => number) {
  const { orderNo } = detail.order;
  return useCommand({
    scope: `payTo:${orderNo}`,
    send: (wanted: Wanted, context) => askForReference({ orderNo, ...wanted }, context),
    onDone: (given, wanted) => {
      const goes = kindOf[wanted.channel] === 'link';
      ask((pending) => {
        // Another way was chosen meanwhile.
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
