import { stepScreen } from '@kopa/contract/order-steps';
import { useTranslation } from 'react-i18next';
import { ReviewSteps } from '../../shared/order/review-steps.tsx';
import { policy } from '../../shared/session/policy.ts';
import { OrderCard, type HomeOfOrder } from './order-card.tsx';

/** Home while an application is assessed: the steps of the wait with the usual time (S4-19, S4-26). */
export default function AssessedHome({ home, order }: HomeOfOrder) {
  const { t } = useTranslation('review');
  const minutes = Math.ceil(((order.reviewEndsAt ?? order.createTime) - home.serverTime) / 60_000);
  return (
    <OrderCard status="assessing" cents={order.loanAmount} screen={stepScreen(order.step)!}>
      <ReviewSteps
        order={order}
        checking={
          minutes > 0
            ? `${t('waiting.usually')} ${t('waiting.minutes', { count: minutes })} ${t('waiting.more')}`
            : t('waiting.longer')
        }
      />
      <p className="text-caption text-muted">
        {t('waiting.atMost', { hours: policy().review.promiseHours })} {t('waiting.leave')}
      </p>
    </OrderCard>
  );
}
