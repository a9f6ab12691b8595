import type { Appeal, Order } from '@kopa/contract/entities';
import { Card } from '@kopa/ui/card';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useReasons } from '../../shared/order/rejection-reasons.tsx';
import { dayOf } from '../../shared/session/calendar.ts';

interface AppealAnswerProps {
  order: Order;
  appeal: Appeal;
  /** Time of the decision in milliseconds. */
  decidedAt: number;
}

/** The reasons that a person gave for the same decision, and the day of that decision. */
export default function AppealAnswer({ order, appeal, decidedAt }: AppealAnswerProps) {
  const { t } = useTranslation('appeal');
  const format = useFormat();
  const reasonsOf = useReasons();
  return (
    <>
      <p className="text-body text-muted">{t('answered.body')}</p>
      <Card flush>
        {reasonsOf(order, appeal.reasons).map(({ code, icon: ReasonIcon, title, body }) => (
          <ListRow key={code} icon={<ReasonIcon aria-hidden />} label={title} caption={body} />
        ))}
      </Card>
      <p className="px-4 text-caption text-muted">
        {t('answered.day', { day: format.weekdayDay(dayOf(decidedAt)) })}
      </p>
    </>
  );
}
