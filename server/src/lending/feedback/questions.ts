import { maximumCents, type Language, type Policy } from '@kopa/contract';
import { shillings } from '../accounts/tell-borrower.ts';
import { words } from '../words.ts';

export interface QuestionAnswer {
  /** Names the question in every language. */
  code: string;
  question: string;
  answer: string;
}

/** What is often asked, in a language (S1-29, S1-30), with answers that say what the policy says. */
export function questionsAndAnswers(policy: Policy, language: Language): QuestionAnswer[] {
  const { faq } = words(language);
  return asked(policy).map(([code, values = {}]) => ({
    code,
    question: faq(`${code}.question`, values),
    answer: faq(`${code}.answer`, values),
  }));
}

type Asked = readonly [code: string, values?: Record<string, string>];

/** The questions in their order; of two answers to one question, the one that the policy gives. */
function asked(policy: Policy): Asked[] {
  const { applicant, loan, tenure, review, lending, reapply, collect, repay, pricing } = policy;
  return [
    ['whoCanBorrow', { age: String(applicant.minimumAge) }],
    [
      'howMuch',
      {
        minimum: shillings(loan.minimumCents),
        maximum: shillings(maximumCents(policy)),
        days: tenure.offeredDays.filter((days) => days <= tenure.maximumDays).join(', '),
      },
    ],
    ['whatItCosts'],
    ['howLong', { minutes: String(review.usualMinutes), hours: String(review.promiseHours) }],
    ['whenMoney', { from: String(lending.minimumMinutes), to: String(lending.maximumMinutes) }],
    ['rejected', { days: String(reapply.afterDays) }],
    ['twoLoans'],
    policy.cancel === 'never'
      ? ['cancelNever']
      : ['cancelUntilDrawn', { hours: String(collect.expireHours) }],
    ['howToPay', { minimum: shillings(repay.minimumCents) }],
    ['late', { penalty: String(pricing.penaltyBpsPerDay / 100) }],
    policy.extension === 'none' ? ['noExtension'] : ['extension'],
    [phoneQuestion[policy.deviceData]],
  ];
}

const phoneQuestion = {
  none: 'noPhoneData',
  consent: 'phoneData',
  upFront: 'phoneDataUnlessRefused',
} as const;
