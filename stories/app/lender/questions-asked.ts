import { feedbackQuestions } from '@kopa/contract/calls/feedback';
import { kenya } from '@kopa/contract/policy';
import { askedValues, oftenAsked, type AskedCode } from '@kopa/contract/texts/often-asked';
import { mobileMoneyNames } from '@kopa/contract/payout/mobile-money';
import { sayPolicy } from '@kopa/contract/texts/say-policy';
import en from '@kopa/locales/en/faq.json';
import es from '@kopa/locales/es/faq.json';
import sw from '@kopa/locales/sw/faq.json';
import { settings } from '../../../app/src/shared/session/settings.ts';
import { answer, type Rule } from './rules.ts';

const texts = { en, es, sw };

/** Frequently asked questions in the phone's language, answered by Kenya's policy as the lender does. */
export const questionsAsked: Rule = answer(feedbackQuestions, () => {
  const { language } = settings();
  const { questions, ...own } = texts[language];
  const words = { ...own, others: askedValues(kenya.market, mobileMoneyNames.MPESA, language) };
  return {
    questions: oftenAsked(kenya).map((code) => ({
      code,
      question: questions[code as AskedCode].question,
      answer: sayPolicy(questions[code as AskedCode].answer, kenya, words),
    })),
  };
});
