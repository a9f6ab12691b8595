import type { Day } from '@kopa/contract/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { useSaveFile } from '../screen/use-save-file.ts';
import { useAppName } from '../session/app-name.ts';

/**
 * Saves a payment's day and amount as a calendar file, or says that the phone cannot. `cents`: integer cents,
 * owed on that day. A screen that uses it must load the texts `loan`.
 */
export function useCalendarDay(): (orderNo: string, day: Day, cents: number) => Promise<void> {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const save = useSaveFile();
  const name = useAppName();
  return (orderNo, day, cents) =>
    save(
      async () => {
        const { calendarFile } = await import('../screen/calendar-file.ts');
        const title = t('calendar.title', { sum: format.money(cents), name });
        return calendarFile({ id: `pay-${orderNo}`, day, title, body: t('calendar.body') });
      },
      { saved: t('calendar.saved'), cannot: t('calendar.cannot') },
    );
}
