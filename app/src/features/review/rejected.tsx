import type { Day } from '@kopa/contract/calendar';
import type { Order } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Calendar, MessageCircle, Scale, Store } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { useCalendarDay } from '../../shared/order/use-calendar-day.ts';
import AppealRow from '../../shared/order/appeal-row.tsx';
import { useReasons } from '../../shared/order/rejection-reasons.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { useAppName } from '../../shared/session/app-name.ts';
import { Recommended, useRecommended } from './recommended.tsx';

/**
 * Rejected: the reasons, the day of the next application (S4-42), the way to a person, and alternatives.
 * `today` is the lender's.
 */
export default function Rejected({ order, today }: { order: Order; today: Day }) {
  const { t } = useTranslation(['review', 'reasons', 'appeal', 'enumerations', 'loan']);
  const format = useFormat();
  const reasonsOf = useReasons();
  const others = useRecommended(order);
  const { reapplyOn } = order;
  // A person's reasons take the place of the first ones.
  const upheld = order.appeal?.outcome === 'upheld';
  const reasons = reasonsOf(order, upheld ? order.appeal!.reasons : order.reasons);
  const mayReapply = reapplyOn !== null && today >= reapplyOn;
  return (
    <Page
      title={t('title')}
      wait
      footer={
        <>
          {reapplyOn !== null && !mayReapply && <RemindMe orderNo={order.orderNo} day={reapplyOn} />}
          <Button
            variant={mayReapply ? 'filled' : reapplyOn === null ? 'outline' : 'text'}
            block
            onClick={() => navigate('/')}
          >
            {t(mayReapply ? 'rejected.apply' : 'home')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        <div className="flex flex-col items-center gap-1">
          <Illustration name="rejected" />
          <h2 className="pt-2 text-center text-heading text-ink">{t('rejected.heading')}</h2>
          <p className="text-center text-body text-muted">
            {t(reasons.length > 0 ? 'rejected.free' : 'rejected.unsaid')}
          </p>
        </div>
        {reasons.length > 0 && (
          <Card flush>
            {reasons.map(({ code, icon: ReasonIcon, title, body }) => (
              <ListRow key={code} icon={<ReasonIcon aria-hidden />} label={title} caption={body} />
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
        <Card flush>
          <AppealRow order={order} />
          {reasons.length === 0 && (
            <ListRow
              icon={<MessageCircle aria-hidden />}
              label={t('rejected.why')}
              onClick={() => navigate('/feedback/add_feedback')}
            />
          )}
          <ListRow
            icon={<Scale aria-hidden />}
            label={t('rejected.how')}
            onClick={() => navigate('/privacy_policy?section=decision')}
          />
          {others.data && others.data.products.length > 0 && (
            <ListRow icon={<Store aria-hidden />} label={t('rejected.others')} onClick={showOthers} />
          )}
        </Card>
        <Recommended query={others} />
      </div>
    </Page>
  );
}

/** A calendar file with the day of the next application: the lender keeps nothing, and sends nothing. */
function RemindMe({ orderNo, day }: { orderNo: string; day: Day }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const name = useAppName();
  const [put, said] = useCalendarDay();
  const remind = () =>
    put({ id: `apply-${orderNo}`, day, title: t('rejected.event', { name }), body: t('rejected.now') });
  return (
    <div>
      <Button block onClick={() => void remind()}>
        {t('rejected.remind', { day: format.shortDay(day) })}
      </Button>
      {said}
    </div>
  );
}

/** Scrolls to the loans of other lenders, and focuses their heading. */
function showOthers() {
  const heading = document.getElementById('recommended');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
