import type { Day } from '@kopa/contract/calendar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import type { CalendarDay } from '../screen/calendar-file.ts';
import { useSaveFile } from '../screen/use-save-file.tsx';
import { useAppName } from '../session/app-name.ts';

/**
 * Saves a day as a calendar file, and says in the page whether the phone could. A screen that uses it must
 * load the texts `loan`.
 */
export function useCalendarDay(): [put: (day: CalendarDay) => Promise<void>, said: ReactNode] {
  const { t } = useTranslation('loan');
  const [save, said] = useSaveFile();
  const put = (day: CalendarDay) =>
    save(async () => (await import('../screen/calendar-file.ts')).calendarFile(day), {
      saved: t('calendar.saved'),
      cannot: t('calendar.cannot'),
    });
  return [put, said];
}

/** Saves a payment's day and amount to the calendar. `cents`: integer cents, owed on that day. */
export function usePaymentDay(): [
  put: (orderNo: string, day: Day, cents: number) => Promise<void>,
  said: ReactNode,
] {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const name = useAppName();
  const [put, said] = useCalendarDay();
  const putPayment = (orderNo: string, day: Day, cents: number) => {
    const title = t('calendar.title', { sum: format.money(cents), name });
    return put({ id: `pay-${orderNo}`, day, title, body: t('calendar.body') });
  };
  return [putPayment, said];
}
