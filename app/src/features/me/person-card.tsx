import { Avatar } from '@kopa/ui/avatar';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { localeTags } from '../../shared/language/language.ts';
import { useUser } from '../../shared/order/use-latest-order.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import { maskedMobile } from '../../shared/session/masked-mobile.ts';
import type { Session } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';

/** The logged-in person: initials, name and number; since when, and the loans that were paid on time. */
export function PersonCard({ session }: { session: Session }) {
  const { t } = useTranslation('me');
  const { language } = useSettings();
  const { data } = useUser();
  const names = [data?.personal?.['firstName'], data?.personal?.['lastName']].filter(
    (name) => name !== undefined,
  );
  const { since = null, paidOnTime = 0 } = data?.standing ?? {};
  const month = new Intl.DateTimeFormat(localeTags[language], {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={names.join(' ')} size="large" tone="primary" />
        <div className="min-w-min flex-1 basis-0">
          {names.length > 0 && <h2 className="text-title text-ink">{names.join(' ')}</h2>}
          <p className="text-label tabular-nums text-muted">{maskedMobile(session.mobile)}</p>
        </div>
      </div>
      {since !== null && (
        <p className="mt-4 border-t border-decor pt-3 text-caption text-muted">
          {t('since', { month: month.format(new Date(`${dayOf(since)}T00:00:00Z`)) })}
          {paidOnTime > 0 && (
            <span className="block font-semibold text-ink">{t('paidOnTime', { count: paidOnTime })}</span>
          )}
        </p>
      )}
    </Card>
  );
}
