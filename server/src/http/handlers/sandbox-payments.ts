import {
  sandboxPaymentMode,
  sandboxPayments,
  sandboxReverse,
  sandboxSettle,
} from '@kopa/contract/calls/sandbox';
import { CallError } from '../../lending/call-error.ts';
import { reverseReceipt } from '../../lending/repayment/reverse.ts';
import { listBook, setMode, settle } from '../../ports/payments/simulator/book.ts';
import { deliverNow } from '../../ports/payments/simulator/deliver.ts';
import type { SimulatedPaymentRow } from '../../ports/payments/simulator/tables.ts';
import { on, type Answered } from '../call-handler.ts';

const mostCopies = 50;

/** Controls of the payment simulator. */
export const sandboxPaymentHandlers: readonly Answered[] = [
  on(sandboxPayments)(async ({ orderNo }, { lender }) => ({
    payments: (await listBook(lender.db, orderNo)).map(simulated),
  })),

  on(sandboxPaymentMode)(async ({ mode }, { lender }) => {
    await setMode(lender.db, mode);
    return { mode };
  }),

  on(sandboxSettle)(async (request, { lender, at }) => {
    const { reference, resultCode, copies, confirmations = 0 } = request;
    for (const [name, count] of Object.entries({ copies, confirmations }))
      if (count < 0 || count > mostCopies)
        throw new CallError('invalidInput', { fields: { [name]: 'value.invalid' } });
    const settled = await settle(lender.db, { reference, resultCode, copies, confirmations, at });
    if (!settled) throw new CallError('invalidInput', { fields: { reference: 'value.invalid' } });
    await deliverNow(lender.db, settled.callbacks, at);
    return { payment: simulated(settled.payment) };
  }),

  on(sandboxReverse)(async ({ receipt }, { lender, at, change }) =>
    change(async (tx) => {
      const { state } = await reverseReceipt(tx, lender.payments, receipt, at);
      return { state };
    }),
  ),
];

function simulated({ reference, kind, orderNo, shillings, state }: SimulatedPaymentRow) {
  return { reference, kind, orderNo, amountCents: shillings * 100, state };
}
