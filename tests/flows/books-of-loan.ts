import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { sandboxPayments } from '@kopa/contract/calls/sandbox';
import type { RepayDetail } from '@kopa/contract/entities';
import { expect } from 'vitest';
import { sandboxCredentials, simulatorPath } from '../../server/src/ports/payments/simulator/credentials.ts';
import { tokenOf } from '../../server/src/ports/payments/simulator/endpoints.ts';
import type { Applicant } from '../../server/test/borrower.ts';
import { granted, type Caller } from '../../server/test/test-lender.ts';

const sum = (each: { amountCents: number }[]) =>
  each.reduce((before, { amountCents }) => before + amountCents, 0);

/**
 * Checks over HTTP that a running loan's three books agree on the repaid amount: the simulator's, the
 * ledger's, and the receipts in the borrower's view; and that its lines add up to the balance. Returns the
 * borrower's view.
 */
export async function expectOneSum(
  lender: Caller,
  { token, orderNo }: Applicant,
  repaidCents: number,
): Promise<RepayDetail> {
  const { payments } = granted(await lender.call(sandboxPayments, { orderNo }));
  const detail = granted(await lender.call(repayOrderDetail, { orderNo }, { token }));
  const provider = payments.filter(({ kind, state }) => kind !== 'disbursement' && state === 'settled');
  const receipts = detail.payments.filter(({ status }) => status === 'paid');
  expect({ provider: sum(provider), ledger: detail.paidCents, borrower: sum(receipts) }).toEqual({
    provider: repaidCents,
    ledger: repaidCents,
    borrower: repaidCents,
  });
  expect(detail.lines.reduce((before, { cents }) => before + cents, 0)).toBe(detail.owedCents);
  return detail;
}

/**
 * Pays whole shillings by hand on the paybill from any phone; returns the simulator's reference of the held
 * payment.
 */
export async function payByHand(url: string, account: string, shillings: number): Promise<string> {
  const answer = await fetch(`${url}${simulatorPath}/mpesa/c2b/v2/simulate`, {
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
  });
  const { OriginatorCoversationID } = (await answer.json()) as Record<string, string>;
  return OriginatorCoversationID!;
}
