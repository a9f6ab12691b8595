import { timestampOf } from '../daraja/timestamps.ts';
import { airtelOutcome, isAirtels } from '../airtel-simulator/messages.ts';
import type { SimulatedPaymentRow } from './tables.ts';
import { referencePaidBody } from '../references-simulator/messages.ts';
import { sandboxCredentials } from './credentials.ts';
import { confirmationBody } from './paybill-messages.ts';
import { notFound } from '../daraja/results.ts';

/** Daraja's texts of its result codes. */
const descriptions: Record<number, string> = {
  0: 'The service request is processed successfully.',
  1: 'The balance is insufficient for the transaction.',
  17: 'A similar transaction was made within two minutes.',
  1019: 'Transaction expired. No MO has been received',
  1025: 'An error occurred while sending a push request.',
  1032: 'Request cancelled by user',
  1037: 'DS timeout user cannot be reached',
  2001: 'The initiator information is invalid.',
};

export function describeResult(code: number): string {
  return descriptions[code] ?? 'The transaction failed.';
}

/** The callback of a settled or failed payment. */
export function outcomeBody(payment: SimulatedPaymentRow): unknown {
  if (isAirtels(payment)) return airtelOutcome(payment);
  if (payment.kind === 'reference') return referencePaidBody(payment);
  if (payment.kind === 'paybill') return confirmationBody(payment, sandboxCredentials.shortCode);
  return payment.kind === 'repayment' ? stkCallback(payment) : b2cResult(payment);
}

function stkCallback(payment: SimulatedPaymentRow): unknown {
  const resultCode = payment.resultCode ?? 0;
  const told = {
    MerchantRequestID: payment.providerId,
    CheckoutRequestID: payment.reference,
    ResultCode: resultCode,
    ResultDesc: describeResult(resultCode),
  };
  if (resultCode !== 0) return { Body: { stkCallback: told } };
  const Item = [
    { Name: 'Amount', Value: payment.shillings },
    { Name: 'MpesaReceiptNumber', Value: payment.receipt },
    { Name: 'Balance' },
    { Name: 'TransactionDate', Value: Number(timestampOf(payment.settledAt ?? payment.createdAt)) },
    { Name: 'PhoneNumber', Value: Number(payment.phone) },
  ];
  return { Body: { stkCallback: { ...told, CallbackMetadata: { Item } } } };
}

/** Daraja names an address of its own here. */
const ownAddress = 'https://internalapi.safaricom.co.ke/mpesa/b2cresults/v1/submit';

function b2cResult(payment: SimulatedPaymentRow): unknown {
  const resultCode = payment.resultCode ?? 0;
  const completed = new Date((payment.settledAt ?? payment.createdAt) + 3 * 3_600_000).toISOString();
  const [date, time] = [completed.slice(0, 10).split('-').toReversed().join('.'), completed.slice(11, 19)];
  const told = {
    ResultType: 0,
    ResultCode: resultCode,
    ResultDesc: describeResult(resultCode),
    OriginatorConversationID: payment.reference,
    ConversationID: payment.providerId,
    TransactionID: payment.receipt ?? `X${payment.providerId.slice(-9)}`,
  };
  const ReferenceData = { ReferenceItem: { Key: 'QueueTimeoutURL', Value: ownAddress } };
  if (resultCode !== 0) return { Result: { ...told, ReferenceData } };
  const ResultParameter = [
    { Key: 'TransactionAmount', Value: payment.shillings },
    { Key: 'TransactionReceipt', Value: payment.receipt },
    { Key: 'B2CRecipientIsRegisteredCustomer', Value: 'Y' },
    { Key: 'B2CChargesPaidAccountAvailableFunds', Value: 0 },
    { Key: 'ReceiverPartyPublicName', Value: `${payment.phone} - SANDBOX CUSTOMER` },
    { Key: 'TransactionCompletedDateTime', Value: `${date} ${time}` },
    { Key: 'B2CUtilityAccountAvailableFunds', Value: 1_000_000 },
    { Key: 'B2CWorkingAccountAvailableFunds', Value: 1_000_000 },
  ];
  return { Result: { ...told, ResultParameters: { ResultParameter }, ReferenceData } };
}

/** The result of a status query; `undefined` for an unknown transaction. */
export function statusBody(
  query: { conversationId: string; originatorConversationId: string },
  payment: SimulatedPaymentRow | undefined,
): unknown {
  const told = {
    ResultType: 0,
    ResultCode: payment ? 0 : Number(notFound),
    ResultDesc: payment ? describeResult(0) : 'The transaction does not exist.',
    OriginatorConversationID: query.originatorConversationId,
    ConversationID: query.conversationId,
    TransactionID: 'OIR0000000',
  };
  if (!payment) return { Result: told };
  const status = { held: 'Pending', settled: 'Completed', failed: 'Failed', reversed: 'Reversed' }[
    payment.state
  ];
  const ResultParameter = [
    { Key: 'ReceiptNo', Value: payment.receipt ?? undefined },
    { Key: 'TransactionStatus', Value: status },
    { Key: 'Amount', Value: payment.shillings },
    { Key: 'DebitPartyName', Value: '600000 - SANDBOX' },
    { Key: 'CreditPartyName', Value: `${payment.phone} - SANDBOX CUSTOMER` },
    { Key: 'InitiatedTime', Value: Number(timestampOf(payment.createdAt)) },
    { Key: 'FinalisedTime', Value: payment.settledAt ? Number(timestampOf(payment.settledAt)) : undefined },
    {
      Key: 'ReasonType',
      Value: payment.resultCode ? String(payment.resultCode) : 'Business Payment to Customer',
    },
    { Key: 'OriginatorConversationID', Value: payment.reference },
    { Key: 'ConversationID', Value: payment.providerId },
  ];
  return { Result: { ...told, ResultParameters: { ResultParameter } } };
}
