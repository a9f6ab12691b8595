import { orderSteps, stepScreen } from '@kopa/contract/order-steps';
import { useTranslation } from 'react-i18next';
import { ApplicationParts } from '../../shared/order/application-parts.tsx';
import { applicationSteps, positionOf } from '../../shared/order/application-steps.ts';
import { OrderCard, type HomeOfOrder } from './order-card.tsx';

/** Home of an unfinished application: its parts, which one is next, how many are left (S4-22, S4-29). */
export default function UnfinishedHome({ order }: HomeOfOrder) {
  const { t } = useTranslation('home');
  const position = positionOf(order.step);
  const all = applicationSteps.length;
  return (
    <OrderCard status="failed" cents={order.loanAmount} screen={stepScreen(order.step)!}>
      <p className="text-body text-muted">
        {order.step === orderSteps.question
          ? t('body.question')
          : t('body.failed', { left: all - position, all })}
      </p>
      <ApplicationParts current={position} />
    </OrderCard>
  );
}
