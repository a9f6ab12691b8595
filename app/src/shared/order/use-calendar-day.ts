import type { Day } from '@kopa/contract/calendar';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import type { CalendarDay } from '../screen/calendar-file.ts';
import { useSaveFile } from '../screen/use-save-file.ts';
import { useAppName } from '../session/app-name.ts';

/**
 * Saves a day as a calendar file, or says that the phone cannot. A screen that uses it must load the texts
 * `loan`.
 */
export function useCalendarDay(): (day: CalendarDay) => Promise<void> {
  const { t } = useTranslation('loan');
  const save = useSaveFile();
  return (day) =>
    save(async () => (await import('../screen/calendar-file.ts')).calendarFile(day), {
      saved: t('calendar.saved'),
      cannot: t('calendar.cannot'),
    });
}

/** Saves a payment's day and amount to the calendar. `cents`: integer cents, owed on that day. */
export function usePaymentDay(): (orderNo: string, day: Day, cents: number) => Promise<void> {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const name = useAppName();
  const put = useCalendarDay();
  return (orderNo, day, cents) => {
    const title = t('calendar.title', { sum: format.money(cents), name });
    return put({ id: `pay-${orderNo}`, day, title, body: t('calendar.body') });
  };
}
