import type { PromptFailure } from '@kopa/contract/prompt-failures';
import * as z from 'zod/mini';
import { centsOf } from '../amounts.ts';
import {
  foldReceipt,
  type Outcome,
  type PayoutFact,
  type PayoutMissing,
  type StillOpen,
} from '../payment.ts';
import { nairobiInstant } from './timestamps.ts';

const text = z.union([z.string(), z.number()]);
const items = z.array(z.object({ Name: z.string(), Value: z.optional(z.unknown()) }));
const parameter = z.object({ Key: z.string(), Value: z.optional(z.unknown()) });

const stkCallback = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string(),
      ResultCode: text,
      CallbackMetadata: z.optional(z.object({ Item: items })),
    }),
  }),
});

/** What follows an order that was accepted: of a payout, a status query or a reversal. */
export const result = z.object({
  Result: z.object({
    ResultCode: text,
    ResultDesc: z.optional(z.string()),
    OriginatorConversationID: z.string(),
    ConversationID: z.string(),
    TransactionID: z.optional(z.string()),
    ResultParameters: z.optional(z.object({ ResultParameter: z.union([z.array(parameter), parameter]) })),
  }),
});

/** The result codes of a prompt that a payer can do something about. */
const promptFailures: Readonly<Record<string, PromptFailure>> = {
  '1': 'insufficientFunds',
  '1019': 'unanswered',
  '1025': 'notSent',
  '1032': 'cancelled',
  '1037': 'unreachable',
  '2001': 'wrongPin',
};

/** Result codes of money out that the lender must mend: the float, the initiator, its rights and password. */
const ours = new Set(['1', '11', '21', '2001', '2006', '2028', '8006']);

/** Whether the lender must mend the cause of a failed payout. */
export function isOurs(code: string): boolean {
  return ours.has(code);
}

/** What a result code of a prompt means; '0' is paid, with a receipt that only the callback knows. */
export function promptOutcome(resultCode: string): Outcome {
  return resultCode === '0'
    ? { paid: { receipt: null, amountCents: null, paidAt: null }, failure: null }
    : { paid: null, failure: promptFailures[resultCode] ?? resultCode };
}

/** Reads an STK callback; `null` for another body. */
export function readPromptOutcome(body: unknown): { providerId: string; outcome: Outcome } | null {
  const read = stkCallback.safeParse(body);
  if (!read.success) return null;
  const { CheckoutRequestID: providerId, ResultCode, CallbackMetadata } = read.data.Body.stkCallback;
  const outcome = promptOutcome(String(ResultCode));
  if (!outcome.paid) return { providerId, outcome };
  const values = new Map((CallbackMetadata?.Item ?? []).map(({ Name, Value }) => [Name, Value]));
  const receipt = values.get('MpesaReceiptNumber');
  const amountCents = centsOf(values.get('Amount'));
  if (typeof receipt !== 'string' || receipt.trim() === '' || amountCents === null) return null;
  const paidAt = nairobiInstant(values.get('TransactionDate'));
  const paid = { receipt: foldReceipt(receipt), amountCents, paidAt };
  return { providerId, outcome: { paid, failure: null } };
}

/** Reads a B2C result; `null` for another body. */
export function readPayoutOutcome(body: unknown): PayoutFact | null {
  const read = result.safeParse(body);
  if (!read.success) return null;
  const { ResultCode, OriginatorConversationID: id, ConversationID, TransactionID } = read.data.Result;
  const values = parametersOf(read.data.Result.ResultParameters?.ResultParameter);
  const fact = { kind: 'payout', id, providerId: ConversationID } as const;
  const code = String(ResultCode);
  if (code !== '0')
    return { ...fact, outcome: { paid: null, failure: code, ...(isOurs(code) && { isOurs: true }) } };
  const receipt = values.get('TransactionReceipt') ?? TransactionID;
  if (typeof receipt !== 'string') return null;
  return { ...fact, outcome: sent(receipt, values.get('TransactionAmount')) };
}

/**
 * What a status query found: the payout's outcome, that there is no such payout, or that it is still open;
 * `null` when it is none.
 */
export function readPayoutStatus(id: string, body: unknown): PayoutFact | PayoutMissing | StillOpen | null {
  const read = result.safeParse(body);
  if (!read.success) return null;
  const { ResultCode, ConversationID, ResultParameters } = read.data.Result;
  if (String(ResultCode) === notFound) return { kind: 'payoutMissing', id };
  if (String(ResultCode) !== '0') return { kind: 'open' };
  const values = parametersOf(ResultParameters?.ResultParameter);
  const status = values.get('TransactionStatus');
  const receipt = values.get('ReceiptNo');
  const fact = {
    kind: 'payout',
    id,
    providerId: String(values.get('ConversationID') ?? ConversationID),
  } as const;
  if (status === 'Completed' && typeof receipt === 'string')
    return { ...fact, outcome: sent(receipt, values.get('Amount')) };
  if (status === 'Failed' || status === 'Cancelled' || status === 'Declined')
    return { ...fact, outcome: { paid: null, failure: String(values.get('ReasonType') ?? status) } };
  return { kind: 'open' };
}

/** A status query's ResultCode for an unknown transaction. */
export const notFound = '2032';

function sent(receipt: string, amount: unknown): Outcome {
  return {
    paid: { receipt: foldReceipt(receipt), amountCents: centsOf(amount), paidAt: null },
    failure: null,
  };
}

function parametersOf(
  list: z.output<typeof parameter>[] | z.output<typeof parameter> | undefined,
): Map<string, unknown> {
  const all = list === undefined ? [] : Array.isArray(list) ? list : [list];
  return new Map(all.map(({ Key, Value }) => [Key, Value]));
}
