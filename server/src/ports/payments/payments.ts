import type { PayoutKind } from '@kopa/contract/policy';

/** A repayment to be asked for on a borrower's phone. */
export interface PromptRequest {
  /** Ours; the provider's answer comes back under it. */
  payOrderId: string;
  /** What the borrower reads. */
  orderNo: string;
  /** Whole shillings, in cents. */
  amountCents: number;
  /** National digits, '712345678'. */
  mobile: string;
}

/** Where money is sent. */
export interface PayoutDestination {
  kind: PayoutKind;
  /** The code of a provider or bank; a name where there is no list. */
  bankName: string;
  /** National digits of a mobile number, or the number of an account or card. */
  number: string;
  /** Whose it is. */
  holder: string;
  /** Which branch, in India. */
  ifsc?: string;
}

/** Money to be sent to a borrower. */
export interface PayoutRequest {
  /** Ours, and the provider's name for the payout: the same id is never paid twice. */
  id: string;
  orderNo: string;
  amountCents: number;
  to: PayoutDestination;
}

/** Moves money. No call of it ever runs inside a transaction. */
export interface Payments {
  /**
   * Asks a phone for its PIN; the outcome is told later. Throws `PaymentRefused` (the phone was not asked) or
   * `PaymentOutcomeUnknown`.
   */
  prompt(request: PromptRequest): Promise<{ checkoutRequestId: string }>;
  /** What became of a prompt: the provider's result code ('0': paid), or `null` while nobody knows. */
  promptResult(checkoutRequestId: string): Promise<string | null>;
  /** Whether money can be sent there; nothing else is offered to a borrower. */
  pays(to: Pick<PayoutDestination, 'kind' | 'bankName'>): boolean;
  /**
   * Sends money; the outcome is told later. Sending again under the same id is safe: `conversationId` is then null.
   * Throws `PaymentRefused` (it will not be sent) or `PaymentOutcomeUnknown`.
   */
  payOut(request: PayoutRequest): Promise<{ conversationId: string | null }>;
  /** Asks what became of a payout; the answer is told later, like an outcome. */
  askPayout(request: { id: string }): Promise<void>;
}

/** The provider did not take the order, and will not act on it. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  /** The provider's error code. */
  readonly code: string;
  /** The same order may be taken later: the provider was busy or out of reach. */
  readonly passing: boolean;

  constructor(code: string, message: string, { passing = false }: { passing?: boolean } = {}) {
    super(message);
    this.code = code;
    this.passing = passing;
  }
}

/** No answer, or none that says whether the provider took the order. */
export class PaymentOutcomeUnknown extends Error {
  override name = 'PaymentOutcomeUnknown';
}
