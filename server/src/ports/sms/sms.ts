import type { Transaction } from '../../storage/database.ts';
import type { Between } from '../payments/payments.ts';

/** Sends text messages. */
export interface Sms {
  /** `mobile` is national digits. Throws `SmsRefused` (not sent) or `SmsOutcomeUnknown` (possibly sent). */
  send(message: { mobile: string; text: string }): Promise<void>;
  /** The messages that were accepted in a time, as far as they are still known. */
  sent(tx: Transaction, time: Between): Promise<SentMessages>;
}

export interface SentMessages {
  count: number;
  /** The provider's price of the messages that have one. */
  costCents: number;
  /** Messages without a price. */
  unpriced: number;
}

/** The provider refused the message. Its error contains neither number nor text. */
export class SmsRefused extends Error {
  override name = 'SmsRefused';
  /** The provider's code. */
  readonly code: string;
  /** The message may be accepted later: unreachable, busy, or out of credit. */
  readonly passing: boolean;

  constructor(code: string, message: string, { passing = false }: { passing?: boolean } = {}) {
    super(message);
    this.code = code;
    this.passing = passing;
  }
}

/** No answer, or an answer that does not tell whether the provider accepted the message. */
export class SmsOutcomeUnknown extends Error {
  override name = 'SmsOutcomeUnknown';
}
