import type { DecisionReason } from '@kopa/contract/entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';

/**
 * The input of a decision: no name, no number of a person, no address and no photo. Money in integer cents.
 */
export interface Application {
  /** The id of the question: a repeated question has the same id. */
  orderNo: string;
  loanAmountCents: number;
  tenureDays: number;
  /** Principal and interest. */
  dueCents: number;
  /** The chosen income band, as in '15000_29999'; '' for none. */
  monthlySalary: string;
  /** The chosen option of the questionnaire by the code of its question. */
  answers: Readonly<Partial<Record<string, string>>>;
  /**
   * The result of the identity check. `review`: a mismatch, or no check was possible; `refused`: a provider
   * or a reviewer refuses.
   */
  identity: { outcome: 'passed' | 'review' | 'refused'; reasons: readonly IdentityReason[] };
}

/** `limitCents`: the maximum principal, or null when not stated. */
export type Verdict =
  | { approve: true; limitCents: number | null }
  | { approve: false; reasons: DecisionReason[] }
  /** The decision waits for a manual review of the identity. */
  | { approve: 'afterIdentity' };

/** Decides applications. Never called inside a transaction; tolerates repeated questions. */
export interface Decision {
  /** Throws `DecisionUnknown` without a verdict; the same question is then repeated later. */
  decide(application: Application): Promise<Verdict>;
}

/** No verdict: no answer, a request to wait, or an unreadable answer. */
export class DecisionUnknown extends Error {
  override name = 'DecisionUnknown';
}
