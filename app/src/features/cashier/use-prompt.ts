import { mpesaRepayLink } from '@kopa/contract/calls/repay';
import type { Payment, RepayDetail } from '@kopa/contract/entities';
import { send } from '../../shared/lender/client.ts';
import { amend, queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { pendingByPrompt, namesOfPaid, promptUnderWay } from './pending-payment.ts';
import type { Ask } from './use-pending-payment.ts';

/**
 * The command that prompts a phone for its PIN (S7-60). The request is stored before it is sent: a page that
 * was closed finds the payment among the lender's later ones.
 */
export function usePrompt(detail: RepayDetail, ask: Ask, now: () => number) {
  const { orderNo } = detail.order;
  const key = queryKeys.repayDetail(orderNo);
  const command = useCommand({
    scope: `repay:${orderNo}`,
    commits: true,
    send: (body: { amountCents: number; mobile: string }, { idempotencyKey }) =>
      send(mpesaRepayLink, { orderNo, ...body }, { idempotencyKey }),
    onDone: async ({ payment }) => {
      amend<RepayDetail>(key, (known) => withPayment(known, payment));
      ask(pendingByPrompt(payment, namesOfPaid(detail)));
      await queryClient.invalidateQueries({ queryKey: key });
    },
    onFailed: (error) => {
      // After a refusal nothing is pending; without an answer a payment may be pending.
      if (!error.undelivered)
        ask((pending) => pending && { ...pending, before: namesOfPaid(detail), toldAt: null });
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  return {
    ...command,
    run: (body: { amountCents: number; mobile: string }) => {
      if (command.busy) return;
      const underWay = promptUnderWay(detail);
      ask((pending) => ({
        method: 'mpesa',
        amountCents: body.amountCents,
        payOrderId: null,
        given: pending?.given ?? null,
        // An already pending prompt is not this one, whatever the clocks say.
        before: [...namesOfPaid(detail), ...(underWay ? [underWay.payOrderId] : [])],
        toldAt: now(),
      }));
      command.run(body);
    },
  };
}

const withPayment = (detail: RepayDetail, payment: Payment): RepayDetail => ({
  ...detail,
  payments: [payment, ...detail.payments.filter(({ payOrderId }) => payOrderId !== payment.payOrderId)],
});
