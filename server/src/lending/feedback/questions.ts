import { maximumCents, type Language, type Policy } from '@kopa/contract';
import { shillings } from '../accounts/tell-borrower.ts';
import { readList } from '../catalogue/read-list.ts';
import type { Lender } from '../lender.ts';
import { words } from '../words.ts';

export interface QuestionAnswer {
  /** Names the question in every language. */
  code: string;
  question: string;
  answer: string;
}

/**
 * What is often asked, in a language (S1-29, S1-30), with answers that say what the policy says. The lender's own of the catalogue come
 * after; one by a code of ours takes its place.
 */
export async function questionsAndAnswers(
  { db, policy }: Pick<Lender, 'db' | 'policy'>,
  language: Language,
): Promise<QuestionAnswer[]> {
  const { faq } = words(language);
  const all = new Map<string, QuestionAnswer>();
  for (const [code, values = {}] of asked(policy))
    all.set(code, {
      code,
      question: faq(`${code}.question`, values),
      answer: faq(`${code}.answer`, values),
    });
  for (const { code, question, answer } of await readList(db, 'faq', policy))
    all.set(code, { code, question: question[language], answer: answer[language] });
  return [...all.values()];
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
