import { daysBetween } from '@kopa/contract/calendar';
import { ProgressBar } from '@kopa/ui/progress';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The days of a running loan as progress: the days left, or the due date and the late days in stripes. */
export function DaysLeft({
  from,
  until,
  today,
  late,
  charged,
}: {
  from: string;
  until: string;
  today: string;
  /** Days after the due date. */
  late: number;
  /** Whether late days cost anything. */
  charged: boolean;
}) {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const term = daysBetween(from, until);
  const left = daysBetween(today, until);
  const isLate = late > 0;
  const wasDue = t('wasDue', { day: format.weekdayDay(until) });
  const words = left > 0 ? t('daysLeft', { count: left }) : t('today');
  return (
    <ProgressBar
      label={t('daysOfLoan')}
      value={Math.min(1, Math.max(0, daysBetween(from, today) / term))}
      valueText={isLate ? `${t('daysLate', { count: late })}. ${wasDue}` : words}
      marker={!isLate}
      due={isLate && charged ? term / (term + late) : undefined}
      captions={
        isLate ? [format.shortDay(from), wasDue] : [format.shortDay(from), words, format.shortDay(until)]
      }
    />
  );
}
