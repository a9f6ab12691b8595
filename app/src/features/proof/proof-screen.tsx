import { repayOrderDetail } from '@kopa/contract/calls/repay';
import { getVoucherList } from '@kopa/contract/calls/voucher';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GoTo } from '../../shared/address/go-to.tsx';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { useOrderInAddress } from '../../shared/order/use-order-in-address.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { ProofList } from './proof-list.tsx';
import { detailAddress, partOf } from './proof-address.ts';

const MessagePart = lazy(() => import('./message-part.tsx'));
const NewProof = lazy(() => import('./new-proof.tsx'));

const second = 1000;

/**
 * /repay/voucher: the proofs of an order (`?orderNo=`, default the newest), with their results;
 * `part=message` reads a pasted M-Pesa message, `part=new` is a new proof (S2-85).
 */
export default function ProofScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['proof', 'validation', 'application']);
  const named = useOrderInAddress();
  const part = partOf(useLocation().search);
  const latest = useLatestOrder();
  const newest = latest.data?.order ?? null;
  const orderNo = named ?? (newest && newest.disbursedOn !== null ? newest.orderNo : null);
  const detail = useQuery({
    queryKey: queryKeys.repayDetail(orderNo ?? ''),
    queryFn: () => send(repayOrderDetail, { orderNo: orderNo! }),
    enabled: orderNo !== null,
  });
  const proofs = useQuery({
    queryKey: queryKeys.vouchers(orderNo ?? ''),
    queryFn: () => send(getVoucherList, { orderNo: orderNo! }),
    enabled: orderNo !== null,
    // A proof under review: the answer arrives while the borrower waits.
    refetchInterval: ({ state }) =>
      state.data?.vouchers.some(({ decidedAt }) => decidedAt === null) ? 30 * second : false,
  });
  if (named === null && latest.data && latest.isCurrent && orderNo === null) return <GoTo to="/" />;
  if (!detail.data || !proofs.data)
    return (
      <Page title={t('title')} fallback={detailAddress(orderNo)}>
        <Wait queries={named === null ? [latest, detail, proofs] : [detail, proofs]} />
      </Page>
    );
  const known = { detail: detail.data, proofs: proofs.data, readAt: proofs.dataUpdatedAt };
  if (part === null) return <ProofList {...known} />;
  return (
    <Suspense
      fallback={
        <Page title={t(part === 'new' ? 'new.title' : 'message.title')} fallback={detailAddress(orderNo)}>
          <Wait queries={[]} />
        </Page>
      }
    >
      {part === 'new' ? <NewProof {...known} /> : <MessagePart {...known} />}
    </Suspense>
  );
}
