import type { CallbackPurpose } from '../../storage/schema/index.ts';
import type { PaymentFact } from './payment.ts';

/** Where a provider reaches the lender. */
export interface CallbackAddress {
  /** As in 'https://lender.example'. */
  origin: string;
  /** The secret part of the address. */
  secret: string;
}

/** The address for the reports of one purpose. */
export type CallbackAddresses = (purpose: CallbackPurpose) => CallbackAddress | Promise<CallbackAddress>;

/** A request of a provider, as it came. The secret of its address was valid. */
export interface CallbackRequest {
  /** The purpose of the secret: another kind of report is none of this address. */
  purpose: CallbackPurpose;
  /** The parts of the address after the secret, as in ['prompt', 'P1']. */
  address: readonly string[];
  /** The body. */
  text: string;
}

/** Why a payment is declined: the account number is no running loan, or the database is away. */
export type Unwanted = 'noSuchLoan' | 'unknown';

/** A fact that a provider reports, and the answers to the provider. */
export interface Callback {
  /** For the log; nothing personal. */
  name: string;
  /** Null: the report cannot be read, and is stored anyway. */
  fact: PaymentFact | null;
  /** The answer after the fact is stored. */
  taken: unknown;
  /** The answer if storing failed, so that the provider repeats the report. */
  notTaken: unknown;
}

/** A provider's question before a payment; answered, not stored. */
export interface Question {
  name: string;
  /** The account number that the payer entered; null: unreadable. */
  account: string | null;
  answer(unwanted: Unwanted | null): unknown;
}

/** Reads what a provider sends; undefined: the address is none of its own. */
export type ReadCallback = (request: CallbackRequest) => Callback | Question | undefined;

/** The address of a callback. */
export function callbackUrl({ origin, secret }: CallbackAddress, ...parts: readonly string[]): string {
  return [origin, 'callbacks', secret, ...parts].join('/');
}

/** The JSON of a body; null when it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
