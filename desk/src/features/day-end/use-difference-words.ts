import type { Difference } from '@kopa/contract/desk/day-end-entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** Says a difference of the books. */
export function useDifferenceWords(): (difference: Difference) => string {
  const { t } = useTranslation('desk');
  const { money } = useFormat();
  return ({ what, book, cents }) =>
    t(`dayEnd.differs.${book}.${cents > 0 ? 'more' : 'less'}`, {
      what: t(`dayEnd.what.${what}`),
      sum: money(Math.abs(cents)),
    });
}
