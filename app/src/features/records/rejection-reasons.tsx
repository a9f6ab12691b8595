import type { Order } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useReasons } from '../../shared/order/rejection-reasons.tsx';

/** The reason of a rejection, and the day of the next possible application (S4-42). */
export default function RejectionReasons({ order }: { order: Order }) {
  const { t } = useTranslation('records');
  const format = useFormat();
  const reasonsOf = useReasons();
  const { reasons, reapplyOn } = order;
  return (
    <Card heading={t('rejection.heading')}>
      <ul className="flex flex-col gap-3">
        {reasonsOf(order, reasons).map(({ code, title, body }) => (
          <li key={code}>
            <p className="text-body font-medium text-ink">{title}</p>
            <p className="text-caption text-muted">{body}</p>
          </li>
        ))}
        {reapplyOn ? (
          <li className="text-label text-muted">{t('rejection.again', { day: format.day(reapplyOn) })}</li>
        ) : null}
      </ul>
    </Card>
  );
}
