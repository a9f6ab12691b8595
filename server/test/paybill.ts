import { sandboxCredentials, simulatorPath } from '../src/ports/payments/simulator/credentials.ts';
import { tokenOf } from '../src/ports/payments/simulator/endpoints.ts';
import { sandboxPayments } from '@kopa/contract/calls/sandbox';
import { granted, type TestLender } from './test-lender.ts';

/** Calls Daraja itself, as a borrower's phone and the provider's own staff do. */
export async function daraja(lender: TestLender, path: string, payload: Record<string, unknown>) {
  const token = tokenOf(sandboxCredentials);
  const reply = await lender.app.inject({
    method: 'POST',
    url: simulatorPath + path,
    payload,
    headers: { authorization: `Bearer ${token}` },
  });
  return reply.json<Record<string, unknown>>();
}

/** A payment by hand: returns the reference of the money, or null for a refusal. */
export async function payByHand(
  lender: TestLender,
  account: string,
  shillings: number,
): Promise<string | null> {
  const { OriginatorCoversationID } = await daraja(lender, '/mpesa/c2b/v2/simulate', {
    ShortCode: sandboxCredentials.shortCode,
    CommandID: 'CustomerPayBillOnline',
    Amount: shillings,
    Msisdn: '254722999126',
    BillRefNumber: account,
  });
  const { payments } = granted(await lender.call(sandboxPayments, {}));
  const taken = payments.find(({ reference }) => reference === OriginatorCoversationID);
  return taken?.reference ?? null;
}

/** A confirmation of the paybill in Daraja's format. */
export const confirmation = (receipt: string, account: string, shillings: number | string) => ({
  TransactionType: 'Pay Bill',
  TransID: receipt,
  TransTime: '20260115120000',
  TransAmount: typeof shillings === 'number' ? shillings.toFixed(2) : shillings,
  BusinessShortCode: sandboxCredentials.shortCode,
  BillRefNumber: account,
  InvoiceNumber: '',
  OrgAccountBalance: '49197.00',
  ThirdPartyTransID: '',
  MSISDN: '2547 ***** 126',
  FirstName: 'WANJIRU',
  MiddleName: '',
  LastName: '',
});
