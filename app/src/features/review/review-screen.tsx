import type { Order } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { useToast } from '@kopa/ui/toast';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { useToldChange } from '../../shared/screen/use-told-change.ts';
import { Wait } from '../../shared/screen/query-view.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { Approved } from './approved.tsx';
import { Waiting } from './waiting.tsx';

const Rejected = lazy(() => import('./rejected.tsx'));

const pollSeconds = 10;

/** /auth/review_tips: the wait for the answer, then the answer. */
export default function ReviewScreen() {
  const { t } = useTranslation(['review', 'offer']);
  const query = useLatestOrder({ pollSeconds });
  const order = query.data?.order ?? null;
  if (query.data && order && hasAnswer(order))
    return (
      <Answer
        order={order}
        serverTime={query.data.serverTime}
        ahead={query.data.serverTime - query.dataUpdatedAt}
        onLate={() => void query.refetch()}
      />
    );
  if (order?.step === orderSteps.question && query.isCurrent) return <Unanswered />;
  if (query.data && query.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  return (
    <Page title={t('title')} wait>
      <Wait queries={[query]} />
    </Page>
  );
}

/** Whether the order awaits or has the answer, before the drawing. */
function hasAnswer({ step }: Order): boolean {
  return (
    step === orderSteps.applying ||
    step === orderSteps.reject ||
    step === orderSteps.confirm ||
    step === orderSteps.getMoney
  );
}

/** A review needs the questionnaire (S8-29): says so, and opens the questionnaire. */
function Unanswered() {
  const { t } = useTranslation('review');
  const toast = useToast();
  useEffect(() => {
    toast(t('unanswered'), { key: 'unanswered', tone: 'info' });
  }, [toast, t]);
  return <GoTo to={screenOf(orderSteps.question)} />;
}

/**
 * `serverTime`: the lender's time of the answer. `ahead`: the lender's clock minus the phone's, in ms.
 * `onLate`: the usual duration has passed.
 */
function Answer({
  order,
  serverTime,
  ahead,
  onLate,
}: {
  order: Order;
  serverTime: number;
  ahead: number;
  onLate: () => void;
}) {
  useToldChange(order.step);
  if (order.step === orderSteps.applying) return <Waiting order={order} ahead={ahead} onLate={onLate} />;
  if (order.step === orderSteps.reject)
    return (
      <Suspense fallback={<Coming />}>
        <Rejected order={order} today={dayOf(serverTime)} />
      </Suspense>
    );
  return <Approved order={order} today={dayOf(serverTime)} />;
}

/** The frame of an answer that is being fetched. */
function Coming() {
  const { t } = useTranslation('review');
  return (
    <Page title={t('title')} wait>
      <Wait queries={[]} />
    </Page>
  );
}
