import type { Order } from '@kopa/contract/entities';
import { mayCancel } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Countdown } from '@kopa/ui/countdown';
import { Illustration } from '@kopa/ui/illustration';
import { Note } from '@kopa/ui/note';
import { ProgressBar } from '@kopa/ui/progress';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { ReviewSteps } from '../../shared/order/review-steps.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';

/** The wait: usual duration, steps, and the permission to leave. */
export function Waiting({
  order,
  ahead,
  onLate,
}: {
  order: Order;
  /** The lender's clock minus the phone's, in ms. */
  ahead: number;
  /** The usual duration has passed: the answer may be there. */
  onLate: () => void;
}) {
  const { t } = useTranslation('review');
  const { usualMinutes, promiseHours } = policy().review;
  const endsAt = order.reviewEndsAt ?? order.createTime;
  const now = () => Date.now() + ahead;
  return (
    <Page
      title={t('title')}
      wait
      footer={
        <div className="flex flex-col gap-2">
          <Button variant="outline" block onClick={() => navigate('/')}>
            {t('home')}
          </Button>
          {mayCancel(order.step, policy().cancel) && (
            <Button variant="text" tone="muted" block onClick={() => navigate('/cancellation_form')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <div className="flex flex-col items-center gap-4">
          <Illustration name="wait" />
          <h2 className="text-center text-heading text-ink">{t('waiting.heading')}</h2>
        </div>
        <Card>
          <div className="flex flex-col gap-3 text-center">
            <div className="text-heading text-ink">
              <Countdown endsAt={endsAt} now={now} overdueText={t('waiting.longer')} onEnd={onLate}>
                {(minutes) => (
                  <>
                    <span className="block text-caption text-muted">{t('waiting.usually')} </span>
                    <span className="text-amount tabular-nums">
                      {t('waiting.minutes', { count: minutes })}
                    </span>{' '}
                    <span className="text-title text-muted">{t('waiting.more')}</span>
                  </>
                )}
              </Countdown>
            </div>
            <ProgressBar
              label={t('waiting.progress')}
              value={Math.min(1, Math.max(0, 1 - (endsAt - now()) / (usualMinutes * 60_000)))}
            />
            <p className="text-caption text-muted">{t('waiting.atMost', { hours: promiseHours })}</p>
          </div>
        </Card>
        <ReviewSteps order={order} />
        <Note tone="success">{t('waiting.leave')}</Note>
      </div>
    </Page>
  );
}
