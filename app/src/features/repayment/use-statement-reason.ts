import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** What a payment can be used for, in the order in which it is. */
const uses = ['extension', 'penalty', 'interest', 'principal', 'overpaid'] as const;

/** Says how a line of a statement was computed, in the words of the table that the lender sends; of a payment, only what it was used for. */
export function useStatementReason(terms: LoanStatement['terms']): (entry: StatementEntry) => string {
  const { t } = useTranslation(['statement', 'repay']);
  const format = useFormat();
  const say = (key: string, values: object) => t(`reason.${key}`, { ...values });
  return ({ reason }) => {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(reason)) {
      if (typeof value === 'number') values[name] = name.endsWith('Cents') ? format.money(value) : value;
      else if (typeof value === 'string') values[name] = value;
    }
    switch (reason.rule) {
      case 'interest': {
        const { interest } = terms;
        return interest.basis === 'annual'
          ? say('interestAnnual', { ...values, rate: percent(interest.annualBps, 100) })
          : say('interestDaily', { ...values, rate: percent(interest.dailyPpm, 10_000) });
      }
      case 'penalty': {
        const { soFarCents, beforeCents, roomCents } = reason;
        const isCapped = roomCents !== null && soFarCents - beforeCents > roomCents;
        return say(isCapped ? 'penaltyCapped' : 'penalty', {
          ...values,
          rate: percent(terms.penaltyBpsPerDay, 100),
        });
      }
      case 'paid':
        return uses
          .filter((use) => reason[`${use}Cents`] !== 0)
          .map((use) => t(`repay:statement.use.${use}`, { sum: format.money(reason[`${use}Cents`]) }))
          .join(', ');
      case 'corrected':
        return say('corrected', { ...values, charge: t(`kind.${reason.charge}`) });
      default:
        return say(reason.rule, values);
    }
  };
}

/** As on the table: "0.09%". */
function percent(rate: number, perPercent: number): string {
  return `${rate / perPercent}%`;
}
