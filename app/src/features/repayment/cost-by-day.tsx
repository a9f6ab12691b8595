import type { RepayDetail } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { costsByDay } from './loan-account.ts';

const lateDays = 7;

/** What paying everything costs on three days, in words and figures. */
export function CostByDay({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const late = detail.today > detail.dueOn;
  const names = late
    ? [t('cost.today'), t('cost.in', { count: 7 }), t('cost.in', { count: 30 })]
    : [t('cost.today'), t('cost.due'), t('cost.late', { count: lateDays })];
  return (
    <Card>
      <h2 className="text-label font-semibold text-ink">{t('cost.heading')}</h2>
      <p className="text-caption text-muted">{t('cost.caption')}</p>
      <dl className="flex flex-col gap-3 pt-3">
        {costsByDay(detail, lateDays).map(({ day, totalCents, aboveCents }, index) => (
          <div key={names[index]} className="flex items-baseline justify-between gap-4">
            <dt className="text-label text-ink">
              <span className="font-semibold">{names[index]}</span>{' '}
              <span className="text-caption text-muted">{format.shortDay(day)}</span>
            </dt>
            <dd className="text-end whitespace-nowrap tabular-nums">
              <span className="block text-body font-semibold text-ink">{format.sum(totalCents)}</span>
              <span className="block text-caption text-muted">+ {format.sum(aboveCents)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
