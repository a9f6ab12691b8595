import { sandboxPaymentMode, sandboxPayments, sandboxSettle } from '@kopa/contract/calls/sandbox';
import { CallError } from '../../lending/call-error.ts';
import { listBook, setMode, settle } from '../../ports/payments/simulator/book.ts';
import { deliverNow } from '../../ports/payments/simulator/deliver.ts';
import type { SimulatedPaymentRow } from '../../storage/schema/index.ts';
import { on, type Answered } from '../on.ts';

const mostCopies = 50;

/** The payment simulator's controls. */
export const sandboxPaymentHandlers: readonly Answered[] = [
  on(sandboxPayments)(async ({ orderNo }, { lender }) => ({
    payments: (await listBook(lender.db, orderNo)).map(simulated),
  })),

  on(sandboxPaymentMode)(async ({ mode }, { lender }) => {
    await setMode(lender.db, mode);
    return { mode };
  }),

  on(sandboxSettle)(async ({ reference, resultCode, copies }, { lender, at }) => {
    if (copies < 0 || copies > mostCopies)
      throw new CallError('invalidInput', { fields: { copies: 'value.invalid' } });
    const settled = await settle(lender.db, { reference, resultCode, copies, at });
    if (!settled) throw new CallError('invalidInput', { fields: { reference: 'value.invalid' } });
    await deliverNow(lender.db, settled.callbacks, at);
    return { payment: simulated(settled.payment) };
  }),
];

function simulated({ reference, kind, orderNo, shillings, state }: SimulatedPaymentRow) {
  return { reference, kind, orderNo, amountCents: shillings * 100, state };
}
