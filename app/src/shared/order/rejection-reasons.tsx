import type { DecisionReason, Order } from '@kopa/contract/entities';
import { additionalFields, listOf } from '@kopa/contract/fields';
import { questions } from '@kopa/contract/questionnaire';
import { Calendar, Clock, IdCard, List, Wallet, type Icon } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';

/** Each reason's icon, and the borrower's answer that the reason is about: its code in `order.told`. */
const reasons: Readonly<Record<DecisionReason, { icon: Icon; about?: string }>> = {
  amountHighForIncome: { icon: Wallet, about: 'monthlySalary' },
  loanOverdueElsewhere: { icon: Calendar, about: '10' },
  recentDefault: { icon: Calendar },
  tooManyLoans: { icon: List, about: '8' },
  longDelay: { icon: Clock, about: '6' },
  identityUnclear: { icon: IdCard },
};

/** The words of reasons for a rejection, with the borrower's own figures where the lender names them. */
export function useReasons(): (
  order: Pick<Order, 'loanAmount' | 'told'>,
  codes: readonly DecisionReason[],
) => { code: DecisionReason; icon: Icon; title: string; body: string }[] {
  const { t } = useTranslation(['reasons', 'enumerations']);
  const format = useFormat();
  return ({ loanAmount, told }, codes) =>
    codes.map((code) => {
      const { icon, about = '' } = reasons[code];
      const answer = told[about];
      return {
        code,
        icon,
        title: t(`reasons:${code}.title`, { sum: format.sum(loanAmount) }),
        body:
          answer === undefined
            ? t(`reasons:${code}.body`)
            : t(`reasons:${code}.told`, { told: t(`${labelsOf(about)}.${answer}`) }),
      };
    });
}

/** The labels of the answers to a question, as in `enumerations:loanCount`. */
function labelsOf(about: string): string {
  const question = questions.find(({ code }) => code === about);
  if (question) return `enumerations:${question.labels}`;
  return listOf(additionalFields.monthlySalary, {})?.labels ?? '';
}
