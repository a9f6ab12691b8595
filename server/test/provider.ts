import { darajaPurposes } from '../src/ports/payments/daraja/callbacks.ts';
import type { CallbackPurpose } from '../src/storage/schema/index.ts';
import type { PayoutFact } from '../src/ports/payments/payment.ts';
import type { TestLender } from './test-lender.ts';

const purposes: Readonly<Record<string, CallbackPurpose>> = {
  ...darajaPurposes,
  airtel: 'airtel',
  'reference-paid': 'references',
};

/** Sends the provider's request. */
export async function callBack(lender: TestLender, kind: string, id: string, body: unknown, secret?: string) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const own = await lender.lender.callbackSecrets.current(purposes[kind] ?? 'daraja-prompt');
  const path = `/callbacks/${secret ?? own}/${id ? `${kind}/${id}` : kind}`;
  return lender.app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json' },
  });
}

/** An STK callback that tells of a payment. */
export const stkSuccess = (
  reference: string,
  shillings: number,
  receipt: string,
  transactionDate = 20_260_115_120_000,
) => ({
  Body: {
    stkCallback: {
      MerchantRequestID: '1',
      CheckoutRequestID: reference,
      ResultCode: 0,
      ResultDesc: 'ok',
      CallbackMetadata: {
        Item: [
          { Name: 'Amount', Value: shillings },
          { Name: 'MpesaReceiptNumber', Value: receipt },
          { Name: 'Balance' },
          { Name: 'TransactionDate', Value: transactionDate },
        ],
      },
    },
  },
});

/** The fact that a payout was paid; the amount is the one that was asked for when left out. */
export const paidOut = (id: string, receipt: string, amountCents: number | null = null): PayoutFact => ({
  kind: 'payout',
  id,
  providerId: `AG_${id}`,
  outcome: { paid: { receipt, amountCents, paidAt: null }, failure: null },
});
