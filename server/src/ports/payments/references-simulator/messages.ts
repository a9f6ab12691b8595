import type { SimulatedPaymentRow } from '../simulator/tables.ts';

/** The report of money paid to a reference; the list of payments has the same. */
export function referencePaidBody(payment: SimulatedPaymentRow) {
  return {
    receipt: payment.receipt,
    reference: payment.reference.split('~')[0],
    amount: payment.shillings.toFixed(2),
    paidAt: new Date(payment.settledAt ?? payment.createdAt).toISOString(),
  };
}
