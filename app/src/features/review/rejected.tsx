import type { Order } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Calendar, Info } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/hash-address.ts';
import { useFormat } from '../../shared/language/format.ts';
import { Page } from '../../shared/screen/page.tsx';

/** Not approved: why, and from when one can apply again (S4-42). */
export function Rejected({ order }: { order: Order }) {
  const { t } = useTranslation(['review', 'reasons']);
  const format = useFormat();
  return (
    <Page
      title={t('title')}
      wait
      footer={
        <Button variant="outline" block onClick={() => navigate('/')}>
          {t('home')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-6">
        <div className="flex flex-col items-center gap-3">
          <Illustration name="rejected" />
          <h2 className="text-center text-heading text-ink">{t('rejected.heading')}</h2>
          <p className="text-center text-body text-muted">{t('rejected.free')}</p>
        </div>
        <Card flush>
          {order.reasons.map((reason) => (
            <ListRow
              key={reason}
              icon={<Info aria-hidden />}
              label={t(`reasons:${reason}.title`)}
              caption={t(`reasons:${reason}.body`)}
            />
          ))}
        </Card>
        {order.reapplyOn && (
          <Note
            tone="primary"
            icon={<Calendar aria-hidden />}
            title={t('rejected.again', { day: format.fullDay(order.reapplyOn) })}
          >
            {t('rejected.smaller')}
          </Note>
        )}
      </div>
    </Page>
  );
}
