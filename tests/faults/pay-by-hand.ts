import { sandboxCredentials, simulatorPath } from '../../server/src/ports/payments/simulator/credentials.ts';
import { tokenOf } from '../../server/src/ports/payments/simulator/endpoints.ts';
import type { Reached } from './line.ts';

/**
 * Pays whole shillings by hand on the paybill. Without an answer the provider has the payment once or never,
 * and its book tells which.
 */
export async function payByHand(lender: Reached, account: string, shillings: number): Promise<void> {
  await lender.up();
  await fetch(`${lender.url}${simulatorPath}/mpesa/c2b/v2/simulate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf(sandboxCredentials)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ShortCode: sandboxCredentials.shortCode,
      CommandID: 'CustomerPayBillOnline',
      Amount: shillings,
      Msisdn: '254722999126',
      BillRefNumber: account,
    }),
  }).catch(() => {});
}
