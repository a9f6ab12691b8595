import { createHmac } from 'node:crypto';
import type { PaymentFact } from './payment.ts';

/** Where a provider reaches the lender. */
export interface CallbackAddress {
  /** As in 'https://lender.example'. */
  origin: string;
  /** The secret part of the address. */
  secret: string;
}

/** A request of a provider, as it came. The secret of its address was right. */
export interface CallbackRequest {
  /** The parts of the address after the secret, as in ['prompt', 'P1']. */
  address: readonly string[];
  /** The body. */
  text: string;
}

/** Why money is not wanted: there is no running loan of that account number, or nobody can look now. */
export type Unwanted = 'noSuchLoan' | 'unknown';

/** A fact that a provider reports, and what it is answered. */
export interface Callback {
  /** For the log; nothing personal. */
  name: string;
  /** Null: it cannot be read. It is kept all the same. */
  fact: PaymentFact | null;
  /** What the provider is answered once the fact is kept. */
  taken: unknown;
  /** What the provider is answered when it could not be kept, so that it comes again. */
  notTaken: unknown;
}

/** A question of a provider before it takes money, which is answered and not kept. */
export interface Question {
  name: string;
  /** What the payer entered as the account number; null: it cannot be read. */
  account: string | null;
  answer(unwanted: Unwanted | null): unknown;
}

/** Reads what a provider sends; undefined: the address is none of its own. */
export type ReadCallback = (request: CallbackRequest) => Callback | Question | undefined;

/** The address of a callback. */
export function callbackUrl({ origin, secret }: CallbackAddress, ...parts: readonly string[]): string {
  return [origin, 'callbacks', secret, ...parts].join('/');
}

/** The secret part of the addresses, from the lender's own secret. */
export function callbackSecret(pepper: string): string {
  return createHmac('sha256', pepper).update('payment callbacks').digest('hex').slice(0, 40);
}

/** The JSON of a body; null when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
