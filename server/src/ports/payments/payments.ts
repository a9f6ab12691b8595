import type { MobileMoneyProvider } from '@kopa/contract/payout/mobile-money';
import type { PayoutKind } from '@kopa/contract/policy';
import type { Transaction } from '../../storage/database.ts';
import type { ReadCallback } from './callback.ts';
import type { Outcome, PayoutFact, PayoutMissing, PaymentFact } from './payment.ts';

/** A repayment to prompt on a borrower's phone. */
export interface PromptRequest {
  /** Our id; the provider's outcome refers to the id. */
  payOrderId: string;
  /** The payer sees the number on the phone. */
  orderNo: string;
  /** Whole units, in cents. */
  amountCents: number;
  /** National digits, '712345678'. */
  mobile: string;
}

/** The destination of money. */
export interface PayoutDestination {
  kind: PayoutKind;
  /** The code of a provider or bank; a name where no list exists. */
  bankName: string;
  /** National digits of a mobile number, or the number of an account or card. */
  number: string;
  /** The owner's name. */
  holder: string;
  /** The branch, in India. */
  ifsc?: string;
}

/** Money to send to a borrower. */
export interface PayoutRequest {
  /** Our id and the provider's name of the payout: the same id is never paid twice. */
  id: string;
  orderNo: string;
  amountCents: number;
  to: PayoutDestination;
}

/**
 * Moves money, and reads the provider's reports. No call runs inside a transaction. An outcome arrives in a
 * report, in the answer to a status request, or in the answer to the call: the same fact in the same shape.
 */
export interface Payments {
  /** The wallet from which prompts are paid, and to which refunds of prompts go. */
  readonly wallet: MobileMoneyProvider;
  /**
   * Asks a phone for its PIN. `providerId`: the provider's name for the prompt. Throws `PaymentRefused` (the
   * phone was not asked) or `PaymentOutcomeUnknown`.
   */
  prompt(request: PromptRequest): Promise<{ providerId: string }>;
  /**
   * The outcome of a prompt; null while the prompt is open. `providerId` is null if the answer to the prompt
   * was lost.
   */
  askPrompt(prompt: { payOrderId: string; providerId: string | null }): Promise<Outcome | null>;
  /** Whether the destination is payable; borrowers are offered only payable ones. */
  pays(to: Pick<PayoutDestination, 'kind' | 'bankName'>): boolean;
  /**
   * Sends money. Sending again under the same id is safe: `providerId` is then null. `outcome`: null when it
   * is reported later. Throws `PaymentRefused` (the money will not be sent) or `PaymentOutcomeUnknown`.
   */
  payOut(request: PayoutRequest): Promise<{ providerId: string | null; outcome: Outcome | null }>;
  /** Asks for the outcome of a payout; null if the provider reports later, or the payout is still open. */
  askPayout(payout: { id: string }): Promise<PayoutFact | PayoutMissing | null>;
  /** Whether a receipt is this provider's, which can then send its money back. */
  reverses(receipt: string): boolean;
  /**
   * Sends a receipt's money back to the payer. The provider does it once, however often it is asked. Null:
   * the outcome is reported later. Throws as `payOut` does.
   */
  reverse(request: { receipt: string; amountCents: number }): Promise<Outcome | null>;
  /** Null: this provider has no payments without a prompt. */
  readonly paybill: Paybill | null;
  readonly readCallback: ReadCallback;
}

/** The account for manual payments, and for prompts. */
export interface Paybill {
  /** The number to pay to. */
  readonly number: string;
  /** The name in payers' messages; 'M-PESA' when unknown. */
  readonly name: string;
  /** Registers the addresses for validation and confirmation. Safe to repeat. */
  register(): Promise<void>;
  /**
   * Everything that was paid in between two instants, reported or not; the provider remembers 48 hours.
   * `unread`: the rows of its list that cannot be read.
   */
  paidIn(from: number, until: number): Promise<{ paidIn: PaidIn[]; unread: unknown[] }>;
  /** The account as the payer typed it, from a stored report of a payment; null: the report is another. */
  accountIn(report: unknown): string | null;
}

/** Money that was paid without a prompt. */
export type PaidIn = Extract<PaymentFact, { kind: 'paidIn' }>;

/** The provider refused the order and will not execute the order. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  /** The provider's error code. */
  readonly code: string;
  /** The order may be accepted later: the provider was busy or unreachable. */
  readonly passing: boolean;
  /** The lender must mend the cause: the float is empty, the credentials are refused. */
  readonly isOurs: boolean;

  constructor(
    code: string,
    message: string,
    { passing = false, isOurs = false }: { passing?: boolean; isOurs?: boolean } = {},
  ) {
    super(message);
    this.code = code;
    this.passing = passing;
    this.isOurs = isOurs;
  }
}

/** No answer, or an answer that does not tell whether the provider accepted the order. */
export class PaymentOutcomeUnknown extends Error {
  override name = 'PaymentOutcomeUnknown';
}

/** The money in and out in the provider's own book, in cents. */
export interface ProviderBook {
  /** Without what was sent back, unless a time is given: then with it. */
  received: number;
  sent: number;
}

/** From an instant until before another one, in epoch ms. */
export interface Between {
  from: number;
  until: number;
}

/** Reads the provider's book, of all time or of a time; null where the server cannot read one. */
export type ReadProviderBook = (tx: Transaction, between?: Between) => Promise<ProviderBook | null>;
