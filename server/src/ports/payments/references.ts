import type { RepayChannel } from '@kopa/contract/policy';
import type { ReadCallback } from './callback.ts';
import type { ReportedReceipt } from './payment.ts';
import type { ReferenceChannel } from './reference-channels.ts';

/** A request for a reference. */
export interface ReferenceRequest {
  /** Our id and the provider's name of the request: a repeated request returns the same reference. */
  id: string;
  channel: ReferenceChannel;
  orderNo: string;
  /** Integer cents, whole units; null: any amount. */
  amountCents: number | null;
}

/** A provider's reference. */
export interface GivenReference {
  reference: string;
  bankName: string | null;
  link: string | null;
  /** Epoch milliseconds; null: unlimited validity. */
  expiresAt: number | null;
}

/**
 * Creates references to which an order can be paid. The provider reports a payment later, under its
 * reference. No call runs inside a transaction.
 */
export interface References {
  /** Whether a channel has a provider; borrowers are offered only such channels. */
  gives(channel: RepayChannel): boolean;
  /** Throws `PaymentRefused` (no reference) or `PaymentOutcomeUnknown` (retry under the same id). */
  give(request: ReferenceRequest): Promise<GivenReference>;
  /**
   * The payments to a reference by the provider's own book, whether they were reported or not. Throws
   * `PaymentRefused` or `PaymentOutcomeUnknown` without an answer.
   */
  paid(reference: Pick<ReferenceRequest, 'id' | 'channel'>): Promise<ReportedReceipt[]>;
  readonly readCallback: ReadCallback;
}

/** Used without a provider. */
export const noReferences: References = {
  gives: () => false,
  give: () => Promise.reject(new Error('There is no provider of references to ask.')),
  paid: () => Promise.resolve([]),
  readCallback: () => undefined,
};
