import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { dayOf, type Day } from '@kopa/contract';
import * as z from 'zod/mini';

/**
 * What the provider tells us later. Daraja signs nothing, so the address carries a secret, and each callback names
 * our own id in its path.
 */
export const callbackKinds = [
  'prompt',
  'payout',
  'payout-timeout',
  'payout-status',
  'paybill-validation',
  'paybill-confirmation',
  'paybill-pull',
  'reversal',
  'reversal-timeout',
  'reference-paid',
] as const;
export type CallbackKind = (typeof callbackKinds)[number];

export interface CallbackAddress {
  /** Where the provider reaches us, as in 'https://lender.example'. */
  origin: string;
  secret: string;
}

export function callbackUrl({ origin, secret }: CallbackAddress, kind: CallbackKind, id: string): string {
  return `${origin}/callbacks/${secret}/${kind}/${id}`;
}

/** The secret part of the callback address, from the lender's own secret. */
export function callbackSecret(pepper: string): string {
  return createHmac('sha256', pepper).update('daraja callbacks').digest('hex').slice(0, 40);
}

export function isCallbackSecret(given: string, secret: string): boolean {
  return timingSafeEqual(sha256(given), sha256(secret));
}

const sha256 = (value: string) => createHash('sha256').update(value).digest();

/** What became of a prompt. */
export interface PromptOutcome {
  checkoutRequestId: string;
  /** '0': paid. */
  resultCode: string;
  /** Only of a paid one. */
  paid: { receipt: string; amountCents: number; day: Day | null } | null;
}

/** What became of a payout. */
export interface PayoutOutcome {
  id: string;
  conversationId: string;
  resultCode: string;
  paid: { receipt: string; amountCents: number | null } | null;
}

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

/** Reads an STK callback; `null` when it is none. */
export function readPromptOutcome(body: unknown): PromptOutcome | null {
  const read = stkCallback.safeParse(body);
  if (!read.success) return null;
  const { CheckoutRequestID, ResultCode, CallbackMetadata } = read.data.Body.stkCallback;
  const values = new Map((CallbackMetadata?.Item ?? []).map(({ Name, Value }) => [Name, Value]));
  const receipt = values.get('MpesaReceiptNumber');
  const amountCents = centsOf(values.get('Amount'));
  const resultCode = String(ResultCode);
  if (resultCode === '0' && (typeof receipt !== 'string' || amountCents === null)) return null;
  return {
    checkoutRequestId: CheckoutRequestID,
    resultCode,
    paid:
      resultCode === '0'
        ? {
            receipt: receipt as string,
            amountCents: amountCents as number,
            day: dayOfTimestamp(values.get('TransactionDate')),
          }
        : null,
  };
}

/** Reads a B2C result; `null` when it is none. */
export function readPayoutOutcome(body: unknown): PayoutOutcome | null {
  const read = result.safeParse(body);
  if (!read.success) return null;
  const { ResultCode, OriginatorConversationID, ConversationID, TransactionID } = read.data.Result;
  const values = parametersOf(read.data.Result.ResultParameters?.ResultParameter);
  const resultCode = String(ResultCode);
  const receipt = values.get('TransactionReceipt') ?? TransactionID;
  if (resultCode === '0' && typeof receipt !== 'string') return null;
  return {
    id: OriginatorConversationID,
    conversationId: ConversationID,
    resultCode,
    paid:
      resultCode === '0'
        ? { receipt: receipt as string, amountCents: centsOf(values.get('TransactionAmount')) }
        : null,
  };
}

/** What a status query found: the payout's own outcome, `missing` when the provider never had it, or `null`. */
export function readPayoutStatus(body: unknown): Omit<PayoutOutcome, 'id'> | 'missing' | null {
  const read = result.safeParse(body);
  if (!read.success) return null;
  const { ResultCode, ConversationID, ResultParameters } = read.data.Result;
  if (String(ResultCode) === notFound) return 'missing';
  if (String(ResultCode) !== '0') return null;
  const values = parametersOf(ResultParameters?.ResultParameter);
  const status = values.get('TransactionStatus');
  const receipt = values.get('ReceiptNo');
  const conversationId = String(values.get('ConversationID') ?? ConversationID);
  if (status === 'Completed' && typeof receipt === 'string')
    return { conversationId, resultCode: '0', paid: { receipt, amountCents: centsOf(values.get('Amount')) } };
  if (status === 'Failed' || status === 'Cancelled' || status === 'Declined')
    return { conversationId, resultCode: String(values.get('ReasonType') ?? status), paid: null };
  return null;
}

/** A status query's ResultCode for a transaction that does not exist. */
export const notFound = '2032';

function parametersOf(
  list: z.output<typeof parameter>[] | z.output<typeof parameter> | undefined,
): Map<string, unknown> {
  const all = list === undefined ? [] : Array.isArray(list) ? list : [list];
  return new Map(all.map(({ Key, Value }) => [Key, Value]));
}

/** Shillings, as a number or its text, to cents; `null` when it is no amount above 0. */
export function centsOf(value: unknown): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value));
  const cents = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
  return cents > 0 ? cents : null;
}

/** The day of YYYYMMDDHHmmss in Nairobi. */
function dayOfTimestamp(value: unknown): Day | null {
  const digits = /^(\d{4})(\d{2})(\d{2})\d{6}$/.exec(String(value));
  return digits ? dayOf(Date.parse(`${digits[1]}-${digits[2]}-${digits[3]}T12:00:00Z`)) : null;
}
