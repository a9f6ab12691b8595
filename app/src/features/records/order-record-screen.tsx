import { loanOrderRecord } from '@kopa/contract/calls/order-record';
import type { OrderRecord } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { StatusChip } from '@kopa/ui/status-chip';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useOrderInAddress } from '../../shared/order/use-order-in-address.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { AgreedFacts } from './agreed-facts.tsx';
import { RecordLinks } from './record-links.tsx';
import { nextOf } from './record-next.ts';
import { RecordTimeline } from './record-timeline.tsx';
import { useRecordWords } from './record-words.tsx';

const RejectionReasons = lazy(() => import('./rejection-reasons.tsx'));

/** /records/order?orderNo=: one loan or application with its history. */
export default function OrderRecordScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['records', 'enumerations', 'cancellation']);
  const orderNo = useOrderInAddress();
  const query = useQuery({
    queryKey: queryKeys.orderRecord(orderNo ?? ''),
    queryFn: () => send(loanOrderRecord, { orderNo: orderNo! }),
    enabled: orderNo !== null,
  });
  if (query.data) return <Record record={query.data} />;
  const unknown =
    orderNo === null || (query.error instanceof CallError && query.error.failure === 'orderNotFound');
  return (
    <Page title={t('order.title')} fallback="/records">
      {unknown ? <NotFound /> : <Wait queries={[query]} rows={6} />}
    </Page>
  );
}

function Record({ record }: { record: OrderRecord }) {
  const { t } = useTranslation('records');
  const words = useRecordWords();
  const { order } = record;
  const status = words.status(order);
  const next = nextOf(order);
  return (
    <Page
      title={t('order.title')}
      fallback="/records"
      footer={
        next ? (
          <Button block onClick={() => navigate(next.to)}>
            {t(`next.${next.name}`)}
          </Button>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <p className="text-caption text-muted">{t('order.borrowed', { count: order.tenure })}</p>
            <StatusChip tone={status.tone}>{status.label}</StatusChip>
          </div>
          <Amount cents={order.loanAmount} size="amount" />
          <p className="text-label text-muted">{words.caption(order)}</p>
        </div>
        {order.status === 'rejected' && (
          <Suspense>
            <RejectionReasons order={order} />
          </Suspense>
        )}
        <RecordTimeline record={record} />
        {record.keyFacts ? <AgreedFacts record={record} facts={record.keyFacts} /> : null}
        <RecordLinks record={record} />
        <p className="text-caption text-muted">{t('order.number', { orderNo: order.orderNo })}</p>
      </div>
    </Page>
  );
}

function NotFound() {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('notFound.title')}
      body={t('notFound.body')}
      action={
        <Button variant="outline" onClick={() => navigate('/records', { replace: true })}>
          {t('notFound.action')}
        </Button>
      }
    />
  );
}
