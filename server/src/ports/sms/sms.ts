/** Sends text messages. */
export interface Sms {
  /**
   * `mobile` is national digits. Throws `SmsRefused` (it was not sent) or `SmsOutcomeUnknown` (it may have been).
   */
  send(message: { mobile: string; text: string }): Promise<void>;
}

/** The provider did not take the message. Its error says nothing of the number or the text. */
export class SmsRefused extends Error {
  override name = 'SmsRefused';
  /** The provider's code. */
  readonly code: string;
  /** The same message may be taken later: out of reach, busy, or out of credit. */
  readonly passing: boolean;

  constructor(code: string, message: string, { passing = false }: { passing?: boolean } = {}) {
    super(message);
    this.code = code;
    this.passing = passing;
  }
}

/** No answer, or none that says whether the provider took the message. */
export class SmsOutcomeUnknown extends Error {
  override name = 'SmsOutcomeUnknown';
}
