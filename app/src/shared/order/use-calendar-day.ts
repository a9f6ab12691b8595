import type { Day } from '@kopa/contract/calendar';
import { useToast } from '@kopa/ui/toast';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import type { SaveOutcome } from '../screen/save-file.ts';
import { useAppName } from '../session/app-name.ts';

/**
 * Saves a payment's day and amount as a calendar file, or says that the phone cannot. `cents`: integer cents,
 * owed on that day. A screen that uses it must load the texts `loan`.
 */
export function useCalendarDay(): (orderNo: string, day: Day, cents: number) => Promise<void> {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const toast = useToast();
  const name = useAppName();
  return async (orderNo, day, cents) => {
    const title = t('calendar.title', { sum: format.money(cents), name });
    const outcome = await save(orderNo, day, title, t('calendar.body'));
    if (outcome !== 'shared') toast(t(outcome === 'saved' ? 'calendar.saved' : 'calendar.cannot'));
  };
}

/** The code of files is fetched with the first tap; without the code there is no file. */
async function save(orderNo: string, day: Day, title: string, body: string): Promise<SaveOutcome> {
  try {
    const { calendarFile } = await import('../screen/calendar-file.ts');
    const { saveFile } = await import('../screen/save-file.ts');
    return await saveFile(calendarFile({ id: `pay-${orderNo}`, day, title, body }));
  } catch {
    return 'cannot';
  }
}
