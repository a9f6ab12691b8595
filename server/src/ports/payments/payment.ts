import type { ReferenceChannel } from './reference-channels.ts';

/** A payment to or from the lender, in the one shape of this project. */
export interface Payment {
  /**
   * The provider's receipt, which identifies the payment in every report. Receipts begin with a mark of the
   * provider ('OXXO-'), except M-Pesa's. Null: paid, with an unknown receipt.
   */
  receipt: string | null;
  /** Integer cents. */
  amountCents: number;
  /** Epoch milliseconds. */
  paidAt: number;
}

/** A payment whose receipt is known. */
export type ReceiptedPayment = Payment & { receipt: string };

/** A payment as a provider reports it. Null: the provider does not say. */
export interface ReportedPayment {
  receipt: string | null;
  amountCents: number | null;
  paidAt: number | null;
}

/**
 * A receipt as the books know it: capitals, without spaces. Providers and people write the same receipt in
 * different ways, and each receipt counts once.
 */
export function foldReceipt(written: string): string {
  return written.replace(/\s/g, '').toUpperCase();
}

/** A reported payment that names at least its receipt and its amount. */
export type ReportedReceipt = ReportedPayment & { receipt: string; amountCents: number };

/** The outcome of a request to a provider: the payment, or the reason of the failure. */
export type Outcome =
  | { paid: ReportedPayment; failure: null }
  /** `failure`: one of the contract's `promptFailures`, or the provider's own code. */
  | ({ paid: null } & Failure);

/** Why money was not moved. */
export interface Failure {
  failure: string;
  /** The lender must mend the cause: the float is empty, the credentials are refused. */
  isOurs?: boolean;
}

/** The outcome of a payout. `providerId`: the provider's name of the payout. */
export interface PayoutFact {
  kind: 'payout';
  id: string;
  providerId: string | null;
  outcome: Outcome;
}

/** The provider has never received a payout. */
export interface PayoutMissing {
  kind: 'payoutMissing';
  id: string;
}

/** The outcome of an order is still open. */
export interface StillOpen {
  kind: 'open';
}

/** A fact that a provider reports, in terms of ours. */
export type PaymentFact =
  /** The outcome of a prompt. */
  | { kind: 'prompt'; payOrderId: string; providerId: string; outcome: Outcome }
  | PayoutFact
  | PayoutMissing
  /** Money that was paid without a prompt. `account`: what the payer entered as the account number. */
  | { kind: 'paidIn'; account: string; payment: ReportedReceipt }
  /** The outcome of a reversal of the receipt. */
  | { kind: 'reversal'; receipt: string; outcome: Outcome }
  /** Money paid to a reference. */
  | { kind: 'referencePaid'; channel: ReferenceChannel; reference: string; payment: ReportedReceipt }
  | StillOpen;

/**
 * A reported payment with the amount and the time of `expected` where the provider reports none. No payment
 * is later than now.
 */
export function completed<T extends ReportedPayment>(
  reported: T,
  expected: { amountCents: number; at: number },
): Payment & Pick<T, 'receipt'> {
  return {
    receipt: reported.receipt,
    amountCents: reported.amountCents ?? expected.amountCents,
    paidAt: Math.min(reported.paidAt ?? expected.at, expected.at),
  };
}
