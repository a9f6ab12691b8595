import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getUserInfo } from '@kopa/contract/calls/security';
import type { RepayDetail } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLastAnswer } from '../../shared/lender/use-last-answer.ts';
import { paymentPause } from '../../shared/payment/payment-pace.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { SeenAt } from '../../shared/screen/seen-at.tsx';
import { CostByDay } from './cost-by-day.tsx';
import { OverpaidNotes, PaymentNotes } from './loan-notes.tsx';
import { LoanRows } from './loan-rows.tsx';
import { OwedLines } from './owed-lines.tsx';
import { OwedToday } from './owed-today.tsx';
import { useLoanInQuestion } from './use-loan-in-question.ts';

const ClosedLoan = lazy(() => import('./closed-loan.tsx'));

/**
 * /repay/repay_detail: the balance with its parts, and the cost by payment day; of the newest order, or of
 * `?orderNo=`.
 */
export default function RepayDetailScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['repay', 'loan', 'payment', 'me']);
  const { orderNo, isNewest, isMissing, queries } = useLoanInQuestion();
  const detail = useLastAnswer(
    'repayDetail',
    repayOrderDetail,
    { orderNo: orderNo ?? '' },
    {
      queryKey: queryKeys.repayDetail(orderNo ?? ''),
      enabled: orderNo !== null,
      refetchInterval: ({ state }) => pauseOf(state.data),
    },
  );
  if (isMissing) return <GoTo to="/" />;
  const waiting = (
    <Page title={t('title')}>
      <Wait queries={[...queries, detail]} shape="ledger" rows={6} />
    </Page>
  );
  if (!detail.data) return waiting;
  return detail.data.order.step === orderSteps.finish ? (
    <Suspense fallback={waiting}>
      <ClosedLoan detail={detail.data} isNewest={isNewest} />
    </Suspense>
  ) : (
    <Running detail={detail.data} seenAt={detail.seenAt} />
  );
}

/** A pending payment is polled until received or failed. */
function pauseOf(detail: RepayDetail | undefined): number | false {
  const waited = detail?.payments.find(({ status }) => status === 'pending' || status === 'unknown');
  return waited ? paymentPause(detail!.serverTime - waited.createTime) : false;
}

function Running({ detail, seenAt }: { detail: RepayDetail; seenAt: number | null }) {
  const { t } = useTranslation('repay');
  // Only for the payday: without an answer the chart has none.
  const user = useQuery({ queryKey: queryKeys.user, queryFn: () => send(getUserInfo, {}), retry: false });
  return (
    <Page
      title={t('title')}
      lead="tight"
      footer={
        <Button block onClick={() => navigate('/repay/cashier')}>
          {t('pay')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3 pb-6">
        <SeenAt at={seenAt} />
        <OwedToday detail={detail} />
        <PaymentNotes detail={detail} />
        <OwedLines detail={detail} />
        <OverpaidNotes standing={detail.standing} />
        {/* Another day starts the choice again. */}
        <CostByDay key={detail.today} detail={detail} saved={user.data?.additional ?? null} />
        <LoanRows orderNo={detail.order.orderNo} running />
      </div>
    </Page>
  );
}
