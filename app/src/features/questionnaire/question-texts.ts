import type { ResultOf } from '@kopa/contract/calls/call';
import type { latestOrder } from '@kopa/contract/calls/loan';
import { questions as known } from '@kopa/contract/questionnaire';
import { useTranslation } from 'react-i18next';

export type Question = ResultOf<typeof latestOrder>['questions'][number];

/** A question in the borrower's language; an unknown question in the lender's text. */
export function useQuestionTexts() {
  const { t } = useTranslation(['questions', 'enumerations']);
  return (question: Question) => {
    const definition = known.find(({ code }) => code === question.code);
    const label = (code: string, fallback: string) =>
      !definition
        ? fallback
        : definition.labels === 'own'
          ? t(`questions:${question.code}.options.${code}`, { defaultValue: fallback })
          : t(`enumerations:${definition.labels}.${code}`, { defaultValue: fallback });
    return {
      title: t(`questions:${question.code}.title`, { defaultValue: question.title }),
      hint: t(`questions:${question.code}.hint`, { defaultValue: '' }),
      options: question.options.map(({ code, label: sent }) => ({ value: code, label: label(code, sent) })),
    };
  };
}
