import { callbackSecret } from '../src/ports/payments/callback.ts';
import type { PayoutFact } from '../src/ports/payments/payment.ts';
import type { TestLender } from './test-lender.ts';

/** Sends the provider's request. */
export async function callBack(lender: TestLender, kind: string, id: string, body: unknown, secret?: string) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const path = `/callbacks/${secret ?? callbackSecret(lender.lender.pepper)}/${id ? `${kind}/${id}` : kind}`;
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
