import type { Order } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The reason of a rejection, and the day of the next possible application (S4-42). */
export function RejectionReasons({ order: { status, reasons, reapplyOn } }: { order: Order }) {
  const { t } = useTranslation(['records', 'reasons']);
  const format = useFormat();
  if (status !== 'rejected') return null;
  return (
    <Card heading={t('rejection.heading')}>
      <ul className="flex flex-col gap-3">
        {reasons.map((reason) => (
          <li key={reason}>
            <p className="text-body font-medium text-ink">{t(`reasons:${reason}.title`)}</p>
            <p className="text-caption text-muted">{t(`reasons:${reason}.body`)}</p>
          </li>
        ))}
        {reapplyOn ? (
          <li className="text-label text-muted">{t('rejection.again', { day: format.day(reapplyOn) })}</li>
        ) : null}
      </ul>
    </Card>
  );
}
