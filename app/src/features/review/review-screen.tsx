import type { Order } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { screenOf } from '../../shared/order/application-steps.ts';
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
  const order = query.data?.order ?? null;
  if (query.data && order && hasAnswer(order))
    return <Answer order={order} ahead={query.data.serverTime - query.dataUpdatedAt} />;
  if (query.data && query.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  return (
    <Page title={t('title')} wait>
      <Wait queries={[query]} />
    </Page>
  );
}

/** Whether the order waits for the answer or has it, and the money is not yet drawn. */
function hasAnswer({ step }: Order): boolean {
  return (
    step === orderSteps.applying ||
    step === orderSteps.reject ||
    step === orderSteps.confirm ||
    step === orderSteps.getMoney
  );
}

/** `ahead`: by how many milliseconds the lender's clock is before the phone's. */
function Answer({ order, ahead }: { order: Order; ahead: number }) {
  if (order.step === orderSteps.applying) return <Waiting order={order} ahead={ahead} />;
  return order.step === orderSteps.reject ? <Rejected order={order} /> : <Approved order={order} />;
}
