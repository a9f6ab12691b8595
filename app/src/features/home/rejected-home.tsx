import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import AppealRow from '../../shared/order/appeal-row.tsx';
import { OrderCard, type HomeOfOrder } from './order-card.tsx';

/** Home after a rejection: the day of the next application, and the appeal (S4-20, S4-27). */
export default function RejectedHome({ order }: HomeOfOrder) {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (
    <OrderCard
      status="rejected"
      cents={order.loanAmount}
      screen="/auth/review_tips"
      ask={
        <Card flush>
          <AppealRow order={order} />
        </Card>
      }
    >
      <p className="text-body text-muted">
        {order.reapplyOn ? t('again', { day: format.fullDay(order.reapplyOn) }) : t('body.rejected')}
      </p>
    </OrderCard>
  );
}
