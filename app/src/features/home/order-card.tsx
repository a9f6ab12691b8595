import type { Order } from '@kopa/contract/entities';
import { orderSteps, stepScreen } from '@kopa/contract/order-steps';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { StatusChip } from '@kopa/ui/status-chip';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';

const AppealRow = lazy(() => import('../../shared/order/appeal-row.tsx'));

const tones = { lending: 'info', assessing: 'info', rejected: 'neutral', failed: 'warning' } as const;

/** The state of an application, the relevant amount, and the action (S4-18 to S4-29). */
export function OrderCard({ status, order }: { status: keyof typeof tones; order: Order }) {
  const { t } = useTranslation(['home', 'enumerations']);
  const format = useFormat();
  const screen =
    status === 'lending'
      ? '/borrow/lending'
      : status === 'rejected'
        ? '/auth/review_tips'
        : stepScreen(order.step);
  return (
    <div className="flex flex-col gap-4 pb-4">
      <Card>
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h2 className="text-caption text-muted">{t(`caption.${status}`)}</h2>
            <StatusChip tone={tones[status]}>{t(`enumerations:homeStatus.${status}`)}</StatusChip>
          </div>
          <Amount cents={status === 'lending' ? order.disbursalAmount : order.loanAmount} size="amount" />
          <p className="text-body text-muted">
            {status === 'rejected' && order.reapplyOn
              ? t('again', { day: format.fullDay(order.reapplyOn) })
              : order.step === orderSteps.question
                ? t('body.question')
                : t(`body.${status}`)}
          </p>
          {screen && (
            <Button
              block
              variant={status === 'rejected' ? 'outline' : 'filled'}
              onClick={() => navigate(screen)}
            >
              {t(`enumerations:homeButton.${status}`)}
            </Button>
          )}
          {status === 'failed' && (
            <Button variant="text" tone="muted" block onClick={() => navigate('/cancellation_form')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </Card>
      {status === 'rejected' && (
        <Suspense>
          <Card flush>
            <AppealRow order={order} />
          </Card>
        </Suspense>
      )}
      {(status === 'assessing' || status === 'lending') && (
        <p className="px-4 text-caption text-muted">{t('oneLoan')}</p>
      )}
    </div>
  );
}
