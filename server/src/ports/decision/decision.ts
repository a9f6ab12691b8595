import type { DecisionReason } from '@kopa/contract/entities';
import type { IdentityReason } from '@kopa/contract/identity/identity-reasons';

/** What an application is decided by: no name, no number of a person, no address and no photo. Money in integer cents. */
export interface Application {
  /** Names the question: asked again, it is the same one. */
  orderNo: string;
  loanAmountCents: number;
  tenureDays: number;
  /** Principal and interest. */
  dueCents: number;
  /** The income band that was chosen, as in '15000_29999'; '' when none was. */
  monthlySalary: string;
  /** The chosen option of the questionnaire by the code of its question. */
  answers: Readonly<Partial<Record<string, string>>>;
  /** What the check of the identity came to. `review`: something does not agree, or nobody could look; `refused`: a provider, or a person, says no. */
  identity: { outcome: 'passed' | 'review' | 'refused'; reasons: readonly IdentityReason[] };
}

/** `limitCents`: what may be lent at most, or null when nothing was said. */
export type Verdict =
  | { approve: true; limitCents: number | null }
  | { approve: false; reasons: DecisionReason[] }
  /** Nothing is decided before a person has looked at the identity. */
  | { approve: 'afterIdentity' };

/** Decides applications. It is never called inside a transaction, and bears being asked the same again. */
export interface Decision {
  /** Throws `DecisionUnknown` while there is no verdict; then the same is asked again later. */
  decide(application: Application): Promise<Verdict>;
}

/** Nobody has decided: no answer, one that says to wait, or one that cannot be read. */
export class DecisionUnknown extends Error {
  override name = 'DecisionUnknown';
}
