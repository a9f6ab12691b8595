/** Money that somebody paid to the lender, in the provider's words. */
export interface PaidIn {
  /** The provider's receipt: the same money has the same one, however it is told. */
  receipt: string;
  /** What was entered as the account number; whoever paid is masked. */
  account: string;
  /** Integer cents. */
  amountCents: number;
  /** Epoch milliseconds; null when it cannot be read. */
  paidAt: number | null;
}

/** The account to which borrowers pay by hand, and by prompts as well. */
export interface Paybill {
  /** The number that is paid to. */
  readonly number: string;
  /** The name that payers read in their messages; 'M-PESA' when it is not known. */
  readonly name: string;
  /** Tells the provider where payments are validated and confirmed. Safe to repeat. */
  register(): Promise<void>;
  /**
   * Everything that was paid in between two instants, told or not; the provider remembers 48 hours. `unread`: what was in
   * its list and could not be read.
   */
  paidIn(from: number, until: number): Promise<{ paidIn: PaidIn[]; unread: unknown[] }>;
  /** Sends a receipt's money back. The provider does it once, however often it is asked; the outcome is told later. */
  reverse(request: { receipt: string; amountCents: number }): Promise<void>;
}
