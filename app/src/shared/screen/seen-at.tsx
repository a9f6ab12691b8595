import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { dayOf } from '../session/calendar.ts';
import { useToday } from './use-today.ts';

/** Of when the content is, for an answer that was seen earlier; nothing for `null`, a current answer. */
export function SeenAt({ at }: { at: number | null }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const today = useToday();
  if (at === null) return null;
  const time = format[dayOf(at) === today ? 'clock' : 'time'](at);
  return (
    <p role="status" className="text-caption text-muted">
      {t('offline.seen', { time })}
    </p>
  );
}
