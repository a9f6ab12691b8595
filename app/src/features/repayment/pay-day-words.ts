import { daysBetween, type Day } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import type { CostByDay } from './loan-account.ts';

/** The chosen day in words, and its amount beside that of the due date, or of today when the loan is late. */
export function usePayDayWords({
  day,
  payday,
  detail: { today, dueOn },
  chart: { compared },
  cents,
}: {
  day: Day;
  payday: Day | null;
  detail: Pick<RepayDetail, 'today' | 'dueOn'>;
  chart: Pick<CostByDay, 'compared'>;
  /** The amount of the chosen day. */
  cents: number;
}): { day: string; difference: string } {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const more = cents - compared.totalCents;
  const sum = format.money(Math.abs(more));
  const daysLate = daysBetween(dueOn, day);
  const difference = () => {
    if (day === compared.day) return t(day === dueOn ? 'cost.isDue' : 'cost.isToday');
    if (daysLate <= 0) return more < 0 ? t('cost.less', { sum }) : t('cost.same');
    if (more === 0) return t('cost.noMore', { count: daysLate });
    return dueOn < today ? t('cost.moreThanToday', { sum }) : t('cost.more', { sum, count: daysLate });
  };
  const named = format.weekdayDay(day);
  return {
    day:
      day === payday
        ? t('cost.onPayday', { day: named })
        : day === today
          ? t('cost.onToday', { day: named })
          : named,
    difference: difference(),
  };
}
