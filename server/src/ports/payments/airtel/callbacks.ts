import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { parsed, type ReadCallback } from '../callback.ts';
import type { PaymentFact } from '../payment.ts';
import { outcomeOf, readTransactionId } from './transactions.ts';

/**
 * The part of the address after the secret. Airtel's portal has one address for all transactions.
 */
export const airtelCallback = 'airtel';

const body = z.object({
  transaction: z.object({
    id: z.string(),
    status_code: z.enum(['TS', 'TF']),
    airtel_money_id: z.optional(z.nullable(z.string())),
  }),
});

/**
 * The signature of a callback: HMAC-SHA256 of its transaction with the key of the application in Airtel's
 * portal, in Base64.
 */
export function callbackHash(transaction: unknown, key: string): string {
  return createHmac('sha256', key).update(JSON.stringify(transaction)).digest('base64');
}

/**
 * Reads the reports of Airtel Money at `/callbacks/<secret>/airtel`. A report without a valid signature is
 * not read.
 */
export function readAirtelCallback(key: string): ReadCallback {
  return ({ purpose, address, text }) =>
    purpose === 'airtel' && address.length === 1 && address[0] === airtelCallback
      ? {
          name: airtelCallback,
          fact: factOf(parsed(text), key),
          taken: { status: 'accepted' },
          notTaken: { status: 'notAccepted' },
        }
      : undefined;
}

function factOf(told: unknown, key: string): PaymentFact | null {
  if (!isSigned(told, key)) return null;
  const read = body.safeParse(told);
  const named = read.success ? readTransactionId(read.data.transaction.id) : null;
  if (!read.success || !named) return null;
  const { id: providerId, status_code: status, airtel_money_id: airtelMoneyId } = read.data.transaction;
  const outcome = outcomeOf(status, airtelMoneyId, status);
  // Money that came in is known by its receipt; one that cannot be read is asked about.
  if (!outcome || (outcome.paid && outcome.paid.receipt === null)) return null;
  return named.kind === 'prompt'
    ? { kind: 'prompt', payOrderId: named.id, providerId, outcome }
    : { kind: 'payout', id: named.id, providerId, outcome };
}

function isSigned(told: unknown, key: string): boolean {
  const { transaction, hash } = (told ?? {}) as { transaction?: unknown; hash?: unknown };
  if (transaction === undefined || typeof hash !== 'string') return false;
  const [right, given] = [callbackHash(transaction, key), hash].map((each) => Buffer.from(each));
  return right!.length === given!.length && timingSafeEqual(right!, given!);
}
