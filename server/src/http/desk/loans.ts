import { instantOf } from '@kopa/contract';
import {
  deskPayByHand,
  deskPromise,
  deskTakePaymentBack,
  deskTakeWriteOffBack,
  deskWaive,
  deskWriteOff,
} from '@kopa/contract/desk/calls/loans';
import type { LimitedAct } from '@kopa/contract/desk/limits';
import { promiseToPay } from '../../lending/desk/promise-to-pay.ts';
import { actOrAsk } from '../../lending/desk/second.ts';
import { orderNoOf } from '../../lending/repayment/paid-in.ts';
import { foldReceipt } from '../../ports/payments/payment.ts';
import { on, type Answered, type CallContext } from '../call-handler.ts';
import { act } from './act.ts';
import { atWork } from './at-work.ts';

export const deskLoanHandlers: readonly Answered[] = [
  on(deskPayByHand)(({ orderNo, receipt, cents, paidOn, paidTime, why }, context) => {
    const paidAt = instantOf(paidOn, paidTime, context.lender.policy.market);
    const typed = { cents, receipt: foldReceipt(receipt), paidAt };
    return onLoan(context, { act: 'loanMoney.paid', orderNo, typed, why });
  }),

  on(deskTakePaymentBack)(({ orderNo, receipt, cents, why }, context) => {
    const typed = { cents, receipt: foldReceipt(receipt) };
    return onLoan(context, { act: 'loanMoney.takenBack', orderNo, typed, why });
  }),

  on(deskWriteOff)(({ orderNo, cents, why }, context) =>
    onLoan(context, { act: 'loanMoney.writtenOff', orderNo, typed: { cents }, why }),
  ),

  on(deskTakeWriteOffBack)(({ orderNo, cents, why }, context) =>
    onLoan(context, { act: 'loanMoney.writeOffBack', orderNo, typed: { cents }, why }),
  ),

  on(deskWaive)(({ orderNo, cents, why }, context) =>
    onLoan(context, { act: 'waivers.waived', orderNo, typed: { cents }, why }),
  ),

  on(deskPromise)(({ orderNo, ...heard }, context) =>
    act(context, async (tx, record) => ({
      id: await promiseToPay(
        tx,
        context.actor().id,
        { orderNo: orderNoOf(orderNo), ...heard },
        atWork(context),
        record,
      ),
    })),
  ),
];

function onLoan(
  context: CallContext,
  {
    orderNo: named,
    ...wanted
  }: { act: LimitedAct; orderNo: string; typed: Record<string, unknown>; why: string },
): Promise<{ requestId: string | null }> {
  const orderNo = orderNoOf(named);
  return act(context, async (tx, record) => ({
    requestId: await actOrAsk(
      tx,
      context.actor(),
      { ...wanted, itemId: orderNo, orderNo },
      atWork(context),
      record,
    ),
  }));
}
