import type { Language, Policy } from '@kopa/contract';
import { askedValues, oftenAsked } from '@kopa/contract/texts/often-asked';
import { policyOfProduct } from '@kopa/contract/texts/policy-of-product';
import { mobileMoneyNames, type MobileMoneyProvider } from '@kopa/contract/payout/mobile-money';
import { sayPolicy } from '@kopa/contract/texts/say-policy';
import { productsFor } from '../catalogue/products-on-offer.ts';
import { readList } from '../catalogue/read-list.ts';
import type { Lender } from '../lender.ts';
import { faqText, type FaqText } from './faq-text.ts';

export interface QuestionAnswer {
  /** The question's code in every language. */
  code: string;
  question: string;
  answer: string;
}

/**
 * What is often asked, in a language (S1-29, S1-30), with answers that say what the policy and a product say:
 * that of the borrower's order, or the first on offer. The lender's own of the catalogue come after; one by a
 * code of ours takes its place.
 */
export async function questionsAndAnswers(
  { db, policy, payments }: Pick<Lender, 'db' | 'policy' | 'payments'>,
  userId: string | null,
  language: Language,
): Promise<QuestionAnswer[]> {
  const [product] = await productsFor(db, policy, userId);
  const all = new Map(
    ownQuestions(policyOfProduct(policy, product), payments.wallet, language).map((asked) => [
      asked.code,
      asked,
    ]),
  );
  for (const { code, question, answer } of await readList(db, 'faq', policy))
    all.set(code, { code, question: question[language], answer: answer[language] });
  return [...all.values()];
}

/** The questions about the policy. */
export function ownQuestions(
  policy: Policy,
  wallet: MobileMoneyProvider,
  language: Language,
): QuestionAnswer[] {
  const { questions, ...texts }: FaqText = faqText(language);
  const words = { ...texts, others: askedValues(policy.market, mobileMoneyNames[wallet], language) };
  return oftenAsked(policy).map((code) => {
    const { question, answer } = questions[code];
    return { code, question: sayPolicy(question, policy, words), answer: sayPolicy(answer, policy, words) };
  });
}
