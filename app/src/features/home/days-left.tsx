import { daysBetween } from '@kopa/contract/calendar';
import { ProgressBar } from '@kopa/ui/progress';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The days of a running loan as progress, with the days left or late. */
export function DaysLeft({
  from,
  until,
  today,
  late,
}: {
  from: string;
  until: string;
  today: string;
  late: number;
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const left = daysBetween(today, until);
  const words = late > 0 ? t('daysLate', { count: late }) : t('daysLeft', { count: left });
  return (
    <ProgressBar
      label={t('daysOfLoan')}
      value={Math.min(1, Math.max(0, daysBetween(from, today) / daysBetween(from, until)))}
      valueText={words}
      marker
      captions={[format.shortDay(from), words, format.shortDay(until)]}
    />
  );
}
