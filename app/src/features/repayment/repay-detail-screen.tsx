import { repayOrderDetail } from '@kopa/contract/calls/repay';
import type { RepayDetail } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { daysBetween } from '@kopa/contract/calendar';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Illustration } from '@kopa/ui/illustration';
import { StatusChip } from '@kopa/ui/status-chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/hash-address.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { CostByDay } from './cost-by-day.tsx';
import { OwedLines } from './owed-lines.tsx';

/** /repay/repay_detail: what is owed, line by line, and what paying costs by day. */
export default function RepayDetailScreen() {
  const { t } = useTranslation('repay');
  const latest = useLatestOrder();
  const order = latest.data?.order ?? null;
  const detail = useQuery({
    queryKey: queryKeys.repayDetail(order?.orderNo ?? ''),
    queryFn: () => send(repayOrderDetail, { orderNo: order!.orderNo }),
    enabled: order !== null && order.disbursedOn !== null,
  });
  if (latest.data && latest.isCurrent && (!order || order.disbursedOn === null)) return <GoTo to="/" />;
  if (!detail.data)
    return (
      <Page title={t('title')}>
        <Wait queries={[latest, detail]} rows={6} />
      </Page>
    );
  return detail.data.order.step === orderSteps.finish ? (
    <PaidOff detail={detail.data} />
  ) : (
    <Running detail={detail.data} />
  );
}

function Running({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const late = detail.order.overdueDays;
  return (
    <Page
      title={t('title')}
      footer={
        <Button block onClick={() => navigate('/repay/cashier')}>
          {t('pay')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <p className="text-caption text-muted">{t('owedToday', { day: format.day(detail.today) })}</p>
          {late > 0 ? (
            <StatusChip tone="danger">{t('daysLate', { count: late })}</StatusChip>
          ) : (
            <StatusChip tone="primary">
              {t('daysLeft', { count: daysBetween(detail.today, detail.dueOn) })}
            </StatusChip>
          )}
        </div>
        <Amount cents={detail.owedCents} size="amount" />
        <p className="text-label text-muted">{t('dueOn', { day: format.weekdayDay(detail.dueOn) })}</p>
        <OwedLines detail={detail} />
        <CostByDay detail={detail} />
      </div>
    </Page>
  );
}

function PaidOff({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  return (
    <Page
      title={t('title')}
      wait
      footer={
        <Button block onClick={() => navigate('/')}>
          {t('finished.home')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-6">
        <div className="flex flex-col items-center gap-3">
          <Illustration name="approved" />
          <h2 className="text-center text-heading text-ink">{t('finished.heading')}</h2>
          <p className="text-center text-body text-muted">
            {t('finished.body', { sum: format.money(detail.paidCents) })}
          </p>
        </div>
        <OwedLines detail={detail} />
        <Card>
          <p className="text-label text-muted">{t('finished.keep')}</p>
        </Card>
      </div>
    </Page>
  );
}
