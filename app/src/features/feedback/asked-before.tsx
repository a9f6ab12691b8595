import { feedbackTypes } from '@kopa/contract/enumerations/feedback';
import { FaqAccordion } from '@kopa/ui/faq-accordion';
import { useTranslation } from 'react-i18next';
import { useQuestions } from './use-questions.ts';

const { repaidBillNotUpdated, extendPeriod, loanFailure, wantToBorrow, wantToRepay, loanNotReceived } =
  feedbackTypes;

/** Frequent questions of a type, by code. */
const about: Partial<Record<string, readonly string[]>> = {
  [repaidBillNotUpdated]: ['howToPay'],
  [extendPeriod]: ['extension', 'noExtension', 'late'],
  [loanFailure]: ['rejected', 'whoCanBorrow'],
  [wantToBorrow]: ['whoCanBorrow', 'howMuch', 'twoLoans'],
  [wantToRepay]: ['howToPay', 'late'],
  [loanNotReceived]: ['whenMoney'],
};

/** Answers that may spare the borrower a message; nothing without any. */
export default function AskedBefore({ type }: { type: string }) {
  const { t } = useTranslation('feedback');
  const codes = about[type] ?? [];
  const { data } = useQuestions(codes.length > 0);
  const found = (data?.questions ?? []).filter(({ code }) => codes.includes(code));
  if (found.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="px-4 text-label text-muted">{t('askedBefore.title')}</h2>
      <FaqAccordion
        key={type}
        items={found.slice(0, 3).map(({ code, question, answer }) => ({ id: code, question, answer }))}
        search={false}
      />
      <p className="px-4 text-caption text-muted">{t('askedBefore.goOn')}</p>
    </section>
  );
}
