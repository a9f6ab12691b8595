import { useTranslation } from 'react-i18next';
import { ArrivalSteps } from '../../shared/order/arrival-steps.tsx';
import { policy } from '../../shared/session/policy.ts';
import { OrderCard, type HomeOfOrder } from './order-card.tsx';

/** Home while the money is on its way: the steps with the usual time (S4-18, S4-26). */
export default function LendingHome({ home, order }: HomeOfOrder) {
  const { t } = useTranslation('borrow');
  const since = home.serverTime - (order.closedAt ?? home.serverTime);
  return (
    <OrderCard status="lending" cents={order.disbursalAmount} screen="/borrow/lending">
      <ArrivalSteps order={order} isLate={since > policy().lending.maximumMinutes * 60_000} />
      <p className="text-caption text-muted">{t('lending.leave')}</p>
    </OrderCard>
  );
}
