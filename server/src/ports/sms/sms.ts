/** Sends text messages. */
export interface Sms {
  /** `mobile` is national digits. */
  send(message: { mobile: string; text: string }): Promise<void>;
}
