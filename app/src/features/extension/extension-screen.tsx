import { repayOrderDetail } from '@kopa/contract/calls/repay';
import type { Order, RepayDetail } from '@kopa/contract/entities';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { CallError } from '../../shared/lender/call-error.ts';
import { useLazyPart } from '../../shared/form/use-lazy-part.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { useToldChange } from '../../shared/screen/use-told-change.ts';
import { Wait } from '../../shared/screen/query-view.tsx';
import { ExtensionByHand } from './extension-by-hand.tsx';
import { ExtensionPayment } from './extension-payment.tsx';
import { NoExtensionView } from './no-extension-view.tsx';
import { useExtension } from './use-extension.ts';

const loan = '/repay/repay_detail';
/** The form, which a pending payment does not need. */
const loadOffer = () => import('./extension-offer.tsx');

/** /repay/exhibition_period_detail: the price of an extension, its payment, and the result (S2-20, S2-84). */
export default function ExtensionScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['extension', 'payment', 'validation', 'application']);
  const latest = useLatestOrder();
  const order = latest.data?.order ?? null;
  if (latest.data && latest.isCurrent && (!order || order.disbursedOn === null)) return <GoTo to="/" />;
  if (!order || order.disbursedOn === null)
    return (
      <Page title={t('title')} fallback={loan}>
        <Wait queries={[latest]} rows={6} />
      </Page>
    );
  // Another order has another draft.
  return <Running key={order.orderNo} order={order} />;
}

function Running({ order: { orderNo } }: { order: Order }) {
  const { t } = useTranslation('extension');
  const detail = useQuery({
    queryKey: queryKeys.repayDetail(orderNo),
    queryFn: () => send(repayOrderDetail, { orderNo }),
  });
  const extension = useExtension(orderNo);
  const wantsOffer = extension.stage?.kind === 'offer';
  const form = useLazyPart(loadOffer, wantsOffer);
  const { error } = extension.query;
  // A paid-off loan cannot be extended.
  if (error instanceof CallError && error.failure === 'stepOutOfTurn') return <GoTo to={loan} />;
  if (!detail.data || !extension.stage || (wantsOffer && !form))
    return (
      <Page title={t('title')} fallback={loan}>
        <Wait queries={[extension.query, detail]} shape="ledger" rows={6} />
      </Page>
    );
  return <At extension={extension} detail={detail.data} Offer={form?.ExtensionOffer} />;
}

function At({
  extension,
  detail,
  Offer,
}: {
  extension: ReturnType<typeof useExtension>;
  detail: RepayDetail;
  Offer: Awaited<ReturnType<typeof loadOffer>>['ExtensionOffer'] | undefined;
}) {
  const { stage } = extension;
  useToldChange(stage?.kind);
  if (!stage) return null;
  const onChanged = () => {
    // The day may have changed, or another payment arrived.
    void queryClient.invalidateQueries({ queryKey: queryKeys.repayDetail(detail.order.orderNo) });
    void extension.query.refetch();
  };
  if (stage.kind === 'none') return <NoExtensionView none={stage.none} detail={detail} />;
  if (stage.kind === 'offer')
    return (
      Offer && (
        <Offer
          extension={stage.extension}
          changed={stage.changed}
          detail={detail}
          onConfirmed={extension.confirmed}
          onChanged={onChanged}
        />
      )
    );
  if (stage.kind === 'byHand')
    return (
      <ExtensionByHand
        extension={stage.extension}
        onLook={() => extension.query.refetch()}
        onOtherWay={() => extension.keep({ by: 'prompt' })}
      />
    );
  return (
    <ExtensionPayment
      stage={stage}
      onLook={() => void extension.query.refetch()}
      onAgain={() => extension.keep({ by: 'prompt', seen: stage.payment?.payOrderId ?? null })}
    />
  );
}
