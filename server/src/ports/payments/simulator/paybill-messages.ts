import { timestampOf } from '../daraja/timestamps.ts';
import type { SimulatedPaymentRow } from './tables.ts';

/** Daraja's report of paybill money; a validation precedes the receipt. */
export function confirmationBody(
  payment: Omit<SimulatedPaymentRow, 'position' | 'state' | 'resultCode'>,
  shortCode: string,
) {
  return {
    TransactionType: 'Pay Bill',
    TransID: payment.receipt ?? payment.providerId,
    TransTime: timestampOf(payment.settledAt ?? payment.createdAt),
    TransAmount: payment.shillings.toFixed(2),
    BusinessShortCode: shortCode,
    BillRefNumber: payment.orderNo,
    InvoiceNumber: '',
    OrgAccountBalance: payment.receipt === null ? '' : '1000000.00',
    ThirdPartyTransID: '',
    MSISDN: `${payment.phone.slice(0, 4)} ***** ${payment.phone.slice(-3)}`,
    FirstName: 'SANDBOX',
    MiddleName: '',
    LastName: 'CUSTOMER',
  };
}

/** A row of the list of payments. */
export function pulledRow(payment: SimulatedPaymentRow) {
  const paidAt = new Date((payment.settledAt ?? payment.createdAt) + 3 * 3_600_000).toISOString();
  return {
    transactionId: payment.receipt,
    trxDate: `${paidAt.slice(0, 19)}Z`,
    msisdn: Number(payment.phone),
    sender: 'MPESA',
    transactiontype: 'c2b-pay-bill-debit',
    billreference: payment.orderNo,
    amount: payment.shillings.toFixed(2),
    organizationname: 'SANDBOX',
  };
}

/** The outcome of a reversal. */
export function reversalBody(
  ids: { conversationId: string; originatorConversationId: string },
  resultCode: number | string,
  receipt: string,
) {
  const told = {
    ResultType: 0,
    ResultCode: resultCode,
    ResultDesc: descriptions[resultCode] ?? 'The reversal failed.',
    OriginatorConversationID: ids.originatorConversationId,
    ConversationID: ids.conversationId,
    TransactionID: 'SRV0000000',
  };
  if (resultCode !== 0) return { Result: told };
  return {
    Result: {
      ...told,
      ResultParameters: { ResultParameter: [{ Key: 'OriginalTransactionID', Value: receipt }] },
    },
  };
}

const descriptions: Record<number | string, string> = {
  0: 'The service request is processed successfully.',
  R000001: 'The transaction has already been reversed.',
  R000002: 'The OriginalTransactionID is invalid.',
};
