import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The allocation order of a payment. */
const uses = ['extension', 'penalty', 'interest', 'principal', 'overpaid'] as const;

/**
 * Explains the computation of a statement's line, in the texts of the lender's table; for a payment, only its
 * allocation.
 */
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
      case 'recharged':
      case 'resumed':
        return say(reason.rule, { ...values, charge: t(`kind.${reason.charge}`) });
      default:
        return say(reason.rule, values);
    }
  };
}

/** In the table's format: "0.09%". */
function percent(rate: number, perPercent: number): string {
  return `${rate / perPercent}%`;
}
