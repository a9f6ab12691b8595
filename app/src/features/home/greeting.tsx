import type { ResultOf } from '@kopa/contract/calls/call';
import type { marketIndex } from '@kopa/contract/calls/market';
import { useTranslation } from 'react-i18next';
import { LostSession } from '../../shared/screen/lost-session-part.tsx';
import { localTime } from '../../shared/session/calendar.ts';

/**
 * A greeting by the market's time of day: morning until 12, afternoon until 17. A visitor reads why the
 * last session ended, if it did.
 */
export function Greeting({
  home: { firstName, serverTime },
}: {
  home: Pick<ResultOf<typeof marketIndex>, 'firstName' | 'serverTime'>;
}) {
  const { t } = useTranslation('home');
  if (!firstName) return <LostSession tone="neutral" />;
  const hour = new Date(localTime(serverTime)).getUTCHours();
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return <p className="-mt-2 text-caption text-muted">{t(`greeting.${part}`, { name: firstName })}</p>;
}
