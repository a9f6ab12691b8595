import type { SimulatedPaymentRow } from '../simulator/tables.ts';
import { callbackHash } from '../airtel/callbacks.ts';
import { readTransactionId } from '../airtel/transactions.ts';
import { sandboxAirtel } from './credentials.ts';

/** Codes of a failed collection, by the result code that the sandbox settles with. */
const collectionCodes: Readonly<Record<number, string>> = {
  1: 'DP00800001007',
  1019: 'DP00800001024',
  1032: 'DP00800001008',
  1037: 'DP00800001024',
  2001: 'DP00800001002',
};

/** Whether a payment of the book is Airtel Money's: the lender names those in a way of their own. */
export function isAirtels({ reference }: SimulatedPaymentRow): boolean {
  return readTransactionId(reference) !== null;
}

/** TS successful, TF failed, TIP in progress. */
export function statusOf({ state }: SimulatedPaymentRow): 'TS' | 'TF' | 'TIP' {
  return state === 'held' ? 'TIP' : state === 'failed' ? 'TF' : 'TS';
}

/** The `response_code` of a transaction. */
export function codeOf(payment: SimulatedPaymentRow): string {
  const of = payment.kind === 'disbursement' ? 'DP009' : 'DP008';
  const status = statusOf(payment);
  if (status !== 'TF') return `${of}0000100${status === 'TS' ? 1 : 6}`;
  return payment.kind === 'disbursement'
    ? 'DP00900001005'
    : (collectionCodes[payment.resultCode ?? 0] ?? 'DP00800001009');
}

/** The callback that reports a settled or failed payment. */
export function airtelOutcome(payment: SimulatedPaymentRow) {
  const transaction = {
    id: payment.reference,
    message: `KES ${payment.shillings}.00, Trans ID ${payment.receipt ?? payment.providerId}.`,
    status_code: statusOf(payment),
    airtel_money_id: payment.receipt ?? payment.providerId,
  };
  return { transaction, hash: callbackHash(transaction, sandboxAirtel.callbackKey) };
}

/** An answer of the API. */
export function answered(
  success: boolean,
  code: string,
  message: string,
  transaction?: Record<string, unknown>,
) {
  return {
    ...(transaction && { data: { transaction } }),
    status: {
      code: '200',
      message,
      result_code: success ? 'ESB000010' : 'ESB000011',
      response_code: code,
      success,
    },
  };
}
