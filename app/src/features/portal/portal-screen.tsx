import { portalRepaymentDetail } from '@kopa/contract/calls/portal';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../shared/address/use-search.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { paymentPause } from '../../shared/payment/payment-pace.ts';
import { useToldChange } from '../../shared/screen/use-told-change.ts';
import { Wait } from '../../shared/screen/query-view.tsx';
import { LinkEnd } from './link-end.tsx';
import { PortalForm } from './portal-form.tsx';
import { PortalFrame } from './portal-frame.tsx';
import { isAwaited, type LinkDetail } from './link-detail.ts';

const loadPayment = () => import('./portal-payment.tsx');
const PortalPayment = lazy(loadPayment);

/** The format of a link's token; other text is not sent. */
const written = /^[\w.-]{1,200}$/;

/**
 * /portal/repayment?token=: the holder of a payment link pays a loan, without an account (S7-74, S7-75). The
 * token is behind the hash: it goes only to the lender, and is not stored.
 */
export default function PortalScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  useTranslation(['portal', 'payment', 'validation', 'application']);
  const token = useSearch().get('token') ?? '';
  if (!written.test(token)) return <LinkEnd why="invalid" />;
  // Another link is another page.
  return <OfLink key={token} token={token} />;
}

function OfLink({ token }: { token: string }) {
  const [since, setSince] = useState(() => Date.now());
  /** The result of the last payment was read and closed. */
  const [again, setAgain] = useState(false);
  const query = useQuery({
    queryKey: queryKeys.portal(token),
    queryFn: () => send(portalRepaymentDetail, { token }),
    refetchInterval: ({ state }) =>
      state.data && isAwaited(state.data) ? paymentPause(Date.now() - since) : false,
  });
  useEffect(() => {
    // While the form is filled in: the line may be gone when the payment is asked for.
    void loadPayment().catch(() => undefined);
  }, []);
  useToldChange(query.data && (query.data.payment?.status ?? 'form'));
  const refused = query.error instanceof CallError ? query.error.failure : null;
  // A link may expire while its page is open.
  if (refused === 'linkInvalid') return <LinkEnd why="invalid" />;
  if (refused === 'orderTimedOut') return <LinkEnd why="over" />;
  const waiting = (
    <PortalFrame>
      <Wait queries={[query]} />
    </PortalFrame>
  );
  if (!query.data) return waiting;
  const detail = query.data;
  const { payment } = detail;
  if (payment && (isAwaited(detail) || !again))
    return (
      <Suspense fallback={waiting}>
        <PortalPayment
          payment={payment}
          owedCents={detail.owedCents}
          onAgain={() => setAgain(true)}
          onLook={() => void query.refetch()}
        />
      </Suspense>
    );
  if (detail.owedCents === 0) return <LinkEnd why="finished" />;
  return (
    <PortalForm
      token={token}
      detail={detail}
      onAsked={(asked: LinkDetail) => {
        setSince(Date.now());
        setAgain(false);
        queryClient.setQueryData(queryKeys.portal(token), asked);
      }}
      onRefused={() => void query.refetch()}
    />
  );
}
