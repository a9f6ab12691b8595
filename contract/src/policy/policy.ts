import type { PricingTerms } from '../pricing/terms.ts';

/**
 * The lender's rules. Where the specification says a thing in two or three ways, each reading is a value of a setting
 * here, and the clause is named. The server is the authority; the app shows what the server's policy says.
 */
export interface Policy {
  /** Names this policy; the local setting `edition` picks one (S3-10). */
  edition: string;
  loan: {
    /** S1-34. */
    minimumCents: number;
    /** S1-35: 60,000 as claimed, 50,000 in another answer. */
    productMaximumCents: number;
    /** S1-36: the effective maximum is the lower of the two. */
    creditLimitCents: number;
    stepCents: number;
  };
  tenure: {
    /** S1-37. */
    minimumDays: number;
    /** S1-38: 365, 180 or 91. */
    maximumDays: number;
    offeredDays: readonly number[];
  };
  pricing: PricingTerms;
  applicant: {
    /** S1-02: `reached` on the eighteenth birthday, `passed` the day after it. */
    adult: 'reached' | 'passed';
    minimumAge: number;
    /** S9-08: how many birth years are offered. */
    birthYears: number;
  };
  names: {
    minimumLetters: number;
    /** S5-05: `latinOnly` strips all but a to z; `latinNames` keeps apostrophe, hyphen, space and accents (Ng'ang'a). */
    keep: 'latinOnly' | 'latinNames';
  };
  /** S5-11 to S5-13. */
  nationalId: 'eightDigits' | 'upToNineDigits' | 'dashed';
  email: {
    /** S5-02: `listedHosts` accepts only the hosts below, `anyHost` any well-formed address. */
    accept: 'listedHosts' | 'anyHost';
    acceptedHosts: readonly string[];
    /** S5-04: offered while typing; always accepted. */
    suggestedHosts: readonly string[];
  };
  review: {
    /** S2-80. */
    usualMinutes: number;
    /** S1-49, S4-43. */
    promiseHours: number;
  };
  collect: {
    /** S9-04. */
    expireHours: number;
    expireFrom: 'approval' | 'submission';
  };
  /** S2-81, S9-02. */
  lending: { minimumMinutes: number; maximumMinutes: number };
  /** S1-47. */
  cancel: 'never' | 'untilMoneyDrawn';
  /** S4-42. */
  reapply: { afterDays: number };
  repay: {
    /** S5-39: 500 or 1000. */
    minimumCents: number;
    /** S5-38. */
    rule: 'atLeast' | 'moreThan';
  };
  /** S2-68: `listed` guards the fourteen names, `all` every screen that needs a token. */
  guard: 'listed' | 'all';
  verification: {
    digits: number;
    validMinutes: number;
    attempts: number;
    resendSeconds: number;
    perHour: number;
    perDay: number;
  };
  session: { validDays: number };
  /** S7-04: whether plain paths answer besides encrypted ones. */
  plainPaths: boolean;
}

/** The most a borrower can be lent, in cents (S1-35, S1-36). */
export function maximumCents(policy: Policy): number {
  return Math.min(policy.loan.productMaximumCents, policy.loan.creditLimitCents);
}
