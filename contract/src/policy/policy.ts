import type { Extension } from '../pricing/rollover.ts';
import type { PricingTerms } from '../pricing/terms.ts';
import type { Market, PayoutKind, PersonalExtra, WorkExtra } from './market.ts';
import type { RepayMethodsReading } from './repay-methods.ts';

/**
 * The lender's rules. Where the specification says a thing in two or three ways, each reading is a value of a setting
 * here, and the clause is named. The server is the authority; the app shows what the server's policy says.
 */
export interface Policy {
  /** Names this policy; the local setting `edition` picks one (S3-10). */
  edition: string;
  /** Whose rows, lists and words show. */
  market: Market;
  /** Rows besides the common ones, in their order; Kenya has none. */
  form: { personal: readonly PersonalExtra[]; work: readonly WorkExtra[] };
  /** `kenya`: a province and one of its districts (S3-110, S3-111); `typed`: both in the borrower's own words. */
  region: 'kenya' | 'typed';
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
    /** S9-08: the newest year offered is that of the youngest adults, or this year. */
    birthYearsEnd: 'newestAllowed' | 'thisYear';
    /** S4-49: DD-MM-YYYY or DD/MM/YYYY. */
    birthdayForm: 'hyphens' | 'slashes';
  };
  names: {
    minimumLetters: number;
    /** S5-05: `latinOnly` strips all but a to z; `latinNames` keeps apostrophe, hyphen, space and accents (Ng'ang'a). */
    keep: 'latinOnly' | 'latinNames';
  };
  /** S5-11 to S5-13. */
  nationalId: 'eightDigits' | 'upToNineDigits' | 'dashed';
  identity: {
    /** So many photos of a side or of the face are refused because nothing can be made out; then the borrower goes on, and a person looks. */
    tries: number;
    /** What one borrower may send of their card and face within an hour, whatever becomes of it: each photo is opened and read. */
    photosPerHour: number;
    /** S9-05: a check that takes longer than this is left to a person, so that nobody waits. */
    waitSeconds: number;
    /** A loan above this is left to a person unless the verifier certifies that a living person was before the camera; null: none is. */
    withoutLivenessCents: number | null;
    /** So many days after the decision, or after an application has ended without one, its photos are deleted. */
    keepPhotosDays: number;
  };
  email: {
    /** S5-02: only the accepted hosts pass, or the suggested ones too, or any well-formed address. */
    accept: 'acceptedHosts' | 'listedHosts' | 'anyHost';
    acceptedHosts: readonly string[];
    /** S5-04: offered while typing, as far as they are accepted. */
    suggestedHosts: readonly string[];
  };
  phone: {
    /** S5-16, S5-18: nine digits after a leading 0 or 254 is dropped, or the first nine as typed. */
    cut: 'afterPrefix' | 'firstNine';
  };
  contacts: {
    /** S5-32: two contacts may not share a number, typed or picked; or only the phone-book picker refuses it. */
    sameMobile: 'everywhere' | 'phoneBook';
  };
  payout: {
    /** What a borrower can choose from, the first by default. */
    kinds: readonly PayoutKind[];
    /** S5-25: by kind (16 a debit card, 18 a CLABE), or 16 or 18 digits everywhere. */
    accountNumber: 'byKind' | 'sixteenOrEighteen';
    /** S5-24. */
    curp: 'alphanumeric' | 'digits';
  };
  /** S3-78: eleven questions are asked, or only the ten that the specification describes. */
  questionnaire: 'eleven' | 'described';
  review: {
    /** S2-80. */
    usualMinutes: number;
    /** S1-49, S4-43. */
    promiseHours: number;
    /** S1-18: loans of others are recommended after a rejection only, or with both answers, on an approval below the own offer. */
    recommend: 'rejected' | 'both';
  };
  collect: {
    /** S9-04. */
    expireHours: number;
    expireFrom: 'approval' | 'submission';
    /** S7-42: whether drawing the money takes a code that was sent to the borrower's own number. */
    verifyCode: 'never' | 'always';
  };
  /** S9-03: an agreed loan is drawn by its borrower alone, or by itself so many hours after the agreement. */
  autoDisburse: 'none' | { afterHours: number };
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
    /** S9-10 to S9-18. */
    methods: RepayMethodsReading;
    /** S9-06: how soon a payment shows. */
    creditedMinutes: number;
  };
  /** What is paid too much goes back, from the least that the payment provider sends on; or the next loan begins with it. */
  overpayment: { use: 'refund' | 'keepForNext'; minimumCents: number };
  /** S1-25, S1-48: `none` by the FAQ; or by how many days, for what fee, and how often. */
  extension: 'none' | Extension;
  voucher: {
    /** How many pictures a proof of repayment may have. */
    maximumImages: number;
    /** S9-07. */
    answerHours: number;
  };
  /**
   * S2-62 to S2-65, S2-68: `listed` guards the fourteen names, of which four have no address; `nearest` also the addresses that show what
   * those four say; `all` also every screen that needs a token.
   */
  guard: 'listed' | 'nearest' | 'all';
  verification: {
    digits: number;
    validMinutes: number;
    attempts: number;
    resendSeconds: number;
    perHour: number;
    perDay: number;
    /** Knocks from one address, and from one device, within an hour: codes asked for, and numbers or codes tried. */
    perAddressHour: number;
    perDeviceHour: number;
  };
  session: { validDays: number };
  /**
   * S7-35 to S7-37, S7-52: where the short forms of paths stand, under the group before them or directly under `/loan` and
   * `/repay`. The spelling of the contract always answers; the other reading adds its own.
   */
  shortForms: { loanOrder: 'underGroup' | 'direct'; repayOrder: 'direct' | 'underGroup' };
  /** S7-76: `/cou` stands beside the base path `/api`; with `under` the country calls answer at `/api/cou`, too. */
  countryBase: 'beside' | 'under';
  feedback: {
    /** S5-41: how many pictures of receipts feedback may have, and how many a message. */
    maximumImages: number;
    /** How much feedback of one borrower may be open at a time. */
    maximumOpen: number;
    /** How far ahead a call can be wished for (S3-125). */
    appointmentDays: number;
    /** What one borrower may send within a day. */
    messagesPerDay: number;
    imagesPerDay: number;
    /** Within how many hours a borrower is told that customer service answers. */
    answerHours: number;
  };
  /**
   * S6-04 to S6-11: `none`: no data of the phone is ever collected; `consent`: a kind only after the borrower agreed to its purpose,
   * off by default; `upFront`: every kind of everyone, unless refused. No loan depends on it.
   */
  deviceData: 'none' | 'consent' | 'upFront';
  /** S7-04: whether plain paths answer besides encrypted ones; on a server in sandbox mode alone. */
  plainPaths: boolean;
}

/** The most a borrower can be lent, in cents (S1-35, S1-36). */
export function maximumCents(policy: Policy): number {
  return Math.min(policy.loan.productMaximumCents, policy.loan.creditLimitCents);
}
