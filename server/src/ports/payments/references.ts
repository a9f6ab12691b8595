import type { RepayChannel } from '@kopa/contract/policy';
import type { ReadCallback } from './callback.ts';

/** The channels whose references a provider gives. */
export const referenceChannels = [
  'stpClabe',
  'oxxo',
  'payValida',
  'mangoCash',
  'dedicatedAccount',
] as const satisfies readonly RepayChannel[];
export type ReferenceChannel = (typeof referenceChannels)[number];

/** Something to be paid to, as a provider is asked for it. */
export interface ReferenceRequest {
  /** Ours, and the provider's name for the request: asked again under it, the provider gives the same reference. */
  id: string;
  channel: ReferenceChannel;
  orderNo: string;
  /** Integer cents, whole shillings; null: whatever is paid is taken. */
  amountCents: number | null;
}

/** What a provider gave. */
export interface GivenReference {
  reference: string;
  bankName: string | null;
  link: string | null;
  /** Epoch milliseconds; null: it stays valid. */
  expiresAt: number | null;
}

/**
 * Gives what money for an order can be paid to. What was paid is reported later, under the reference. No call ever runs inside a
 * transaction.
 */
export interface References {
  /** Whether there is a provider for a channel; nothing else is offered to a borrower. */
  gives(channel: RepayChannel): boolean;
  /** Throws `PaymentRefused` (none is given) or `PaymentOutcomeUnknown` (ask again under the same id). */
  give(request: ReferenceRequest): Promise<GivenReference>;
  readonly readCallback: ReadCallback;
}

/** Where there is no provider. */
export const noReferences: References = {
  gives: () => false,
  give: () => Promise.reject(new Error('There is no provider of references to ask.')),
  readCallback: () => undefined,
};
