import type { Day } from '@kopa/contract/calendar';
import type { Order } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Calendar, Info } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Recommended } from './recommended.tsx';

/**
 * Rejected: the reason, the day of the next application (S4-42), and alternatives. `today` is the lender's.
 */
export function Rejected({ order, today }: { order: Order; today: Day }) {
  const { t } = useTranslation(['review', 'reasons']);
  const format = useFormat();
  const { reasons, reapplyOn } = order;
  const mayReapply = reapplyOn !== null && today >= reapplyOn;
  return (
    <Page
      title={t('title')}
      wait
      footer={
        <Button variant={mayReapply ? 'filled' : 'outline'} block onClick={() => navigate('/')}>
          {t(mayReapply ? 'rejected.apply' : 'home')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-6">
        <div className="flex flex-col items-center gap-3">
          <Illustration name="rejected" />
          <h2 className="text-center text-heading text-ink">{t('rejected.heading')}</h2>
          <p className="text-center text-body text-muted">
            {t(reasons.length > 0 ? 'rejected.free' : 'rejected.unsaid')}
          </p>
        </div>
        {reasons.length > 0 && (
          <Card flush>
            {reasons.map((reason) => (
              <ListRow
                key={reason}
                icon={<Info aria-hidden />}
                label={t(`reasons:${reason}.title`)}
                caption={t(`reasons:${reason}.body`)}
              />
            ))}
          </Card>
        )}
        {reapplyOn !== null && (
          <Note
            tone="primary"
            icon={<Calendar aria-hidden />}
            title={mayReapply ? t('rejected.now') : t('rejected.again', { day: format.fullDay(reapplyOn) })}
          >
            {t('rejected.smaller')}
          </Note>
        )}
        <Recommended order={order} />
      </div>
    </Page>
  );
}
