import type { Order } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { positionOf, screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { Approved } from './approved.tsx';
import { Rejected } from './rejected.tsx';
import { Waiting } from './waiting.tsx';

const pollSeconds = 10;

/** /auth/review_tips: the wait for the answer, then the answer. */
export default function ReviewScreen() {
  const { t } = useTranslation('review');
  const query = useLatestOrder({ pollSeconds });
  if (!query.data)
    return (
      <Page title={t('title')} wait>
        <Wait queries={[query]} />
      </Page>
    );
  const { order, serverTime } = query.data;
  if (!order) return <Navigate to="/" replace />;
  return <Answer order={order} ahead={serverTime - query.dataUpdatedAt} />;
}

/** `ahead`: by how many milliseconds the lender's clock is before the phone's. */
function Answer({ order, ahead }: { order: Order; ahead: number }) {
  switch (order.step) {
    case orderSteps.applying:
      return <Waiting order={order} ahead={ahead} />;
    case orderSteps.reject:
      return <Rejected order={order} />;
    case orderSteps.confirm:
    case orderSteps.getMoney:
      return <Approved order={order} />;
    default:
      return <Navigate to={positionOf(order.step) >= 0 ? screenOf(order.step) : '/'} replace />;
  }
}
