import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { marketRepayProducts } from '@kopa/contract/calls/repay-ways';
import { orderSteps } from '@kopa/contract/order-steps';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { GoTo } from '../../shared/address/go-to.tsx';
import { useLazyPart } from '../../shared/form/use-lazy-part.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { laterPause, paymentPause } from '../../shared/payment/payment-pace.ts';
import { Page } from '../../shared/screen/page.tsx';
import { useToldChange } from '../../shared/screen/use-told-change.ts';
import { Wait } from '../../shared/screen/query-view.tsx';
import { pendingByPrompt, isOver, namesOfPaid, promptUnderWay, standingOf } from './pending-payment.ts';
import { PaymentEnded } from './payment-ended.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { usePendingPayment } from './use-pending-payment.ts';

/** The form, which a pending payment does not need. */
const loadChooser = () => import('./payment-chooser.tsx');

/**
 * /repay/cashier?orderNo=: amount, method, and the wait for the payment (S2-21, S2-83). Without an order
 * number, the newest loan. The phone stores the request, the lender knows its state: closing the page loses
 * nothing.
 */
export default function CashierScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['cashier', 'payment', 'validation', 'application', 'shell']);
  const named = useSearch().get('orderNo') || null;
  const latest = useLatestOrder();
  const order = latest.data?.order ?? null;
  const orderNo = named ?? (order?.disbursedOn ? order.orderNo : null);
  const back = `/repay/repay_detail${named === null ? '' : `?orderNo=${encodeURIComponent(named)}`}`;
  const { pending, ask, seen } = usePendingPayment(orderNo);
  const since = useRef(Date.now());
  const detail = useQuery({
    queryKey: queryKeys.repayDetail(orderNo ?? ''),
    queryFn: () => send(repayOrderDetail, { orderNo: orderNo! }),
    enabled: orderNo !== null,
    refetchInterval: ({ state: { data } }) => {
      const waits =
        data && (promptUnderWay(data) || (pending && standingOf(pending, data).state === 'pending'));
      if (waits) return paymentPause(Date.now() - since.current);
      // A borrower with numbers may have paid, and returned before the payment was reported.
      const canHavePaid = data && pending?.given && !isOver(pending.given, data.serverTime);
      return canHavePaid ? laterPause : false;
    },
  });
  const ways = useQuery({ queryKey: queryKeys.repayWays, queryFn: () => send(marketRepayProducts, {}) });

  const prompt = detail.data && promptUnderWay(detail.data);
  // A payment requested elsewhere, or with a lost answer, is awaited like one of this phone.
  const current = pending ?? (prompt ? pendingByPrompt(prompt, namesOfPaid(detail.data)) : null);
  const standing = current && detail.data ? standingOf(current, detail.data) : null;
  const state = standing?.state ?? 'open';
  useToldChange(detail.data && state);
  const isRunning = detail.data !== undefined && detail.data.order.step !== orderSteps.finish;
  const chooses = state === 'open' && isRunning;
  const form = useLazyPart(loadChooser, chooses);
  useEffect(() => {
    if (state === 'pending') since.current = Date.now();
    if (state === 'paid' || state === 'failed') seen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of how it stands
  }, [state]);

  if (named === null && latest.data && latest.isCurrent && orderNo === null) return <GoTo to="/" />;
  if (!detail.data || (chooses && !(ways.data && form)))
    return (
      <Page title={t('title')} fallback={back}>
        <Wait queries={[...(named === null ? [latest] : []), detail, ways]} />
      </Page>
    );
  const cashier = {
    detail: detail.data,
    methods: ways.data?.methods ?? [],
    ask,
    /** The lender's current time. */
    now: () => detail.data.serverTime + Date.now() - detail.dataUpdatedAt,
    askAgain: () => {
      since.current = Date.now();
      void detail.refetch();
    },
    back,
  };
  if (current && standing?.state === 'pending')
    return <PaymentPending {...cashier} pending={current} standing={standing} />;
  if (current && standing && standing.state !== 'open' && standing.state !== 'pending')
    return <PaymentEnded {...cashier} pending={current} standing={standing} />;
  if (!isRunning || !form) return <GoTo to={back} />;
  const tryWays = () => void ways.refetch();
  return <form.PaymentChooser {...cashier} pending={pending} prompt={prompt ?? null} tryWays={tryWays} />;
}
