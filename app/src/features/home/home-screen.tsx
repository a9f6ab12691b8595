import type { ResultOf } from '@kopa/contract/calls/call';
import type { marketIndex } from '@kopa/contract/calls/market';
import type { HomeStatus } from '@kopa/contract/order-steps';
import { Card } from '@kopa/ui/card';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shared/lender/queries.ts';
import { anyBegun } from '../../shared/order/any-begun.ts';
import { useCutOff, Wait } from '../../shared/screen/query-view.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { useToldChange } from '../../shared/screen/use-told-change.ts';
import { useSession } from '../../shared/session/session.ts';
import { Apply, Calculator, firstChoice, type Chosen } from './calculator.tsx';
import { Greeting } from './greeting.tsx';
import { HomeFrame } from './home-frame.tsx';
import { homeInPage } from './home-in-page.ts';
import type { HomeOfOrder } from './order-card.tsx';
import { useRunningLoan } from './use-running-loan.ts';

/** What home shows of an order, by home's status. */
const orderHomes: Partial<Record<HomeStatus, ComponentType<HomeOfOrder>>> = {
  failed: lazy(() => import('./unfinished-home.tsx')),
  assessing: lazy(() => import('./assessed-home.tsx')),
  rejected: lazy(() => import('./rejected-home.tsx')),
  success: lazy(() => import('./approved-home.tsx')),
  lending: lazy(() => import('./lending-home.tsx')),
};

const awaitedSeconds = 10;

/** /: apply, or the state of the loan. */
export default function HomeScreen() {
  const session = useSession();
  // One answer for the screen: each has another time, and a new one with each render would render again.
  const [inPage] = useState(homeInPage);
  const query = useQuery({
    queryKey: [...queryKeys.home, session?.userId ?? null],
    queryFn: async () => (await import('./home-calls.ts')).fetchHome(),
    placeholderData: session ? undefined : inPage,
    refetchInterval: ({ state }) =>
      state.data?.status === 'assessing' || state.data?.status === 'lending' ? awaitedSeconds * 1000 : false,
  });
  const home = query.data;
  const cutOff = useCutOff(query);
  const runs = home !== undefined && isRunning(home.status);
  const running = useRunningLoan(runs || (cutOff && !home), runs && !cutOff);
  const known = cutOff ? running?.readKnownLoan() : undefined;
  const begun = cutOff && !home && !known && anyBegun();
  const product = home?.status === 'canLoan' ? home.products[0] : undefined;
  const [changed, setChanged] = useState<Chosen | null>(null);
  const chosen = changed ?? (product && firstChoice(product));
  // One frame for all states: an open sheet survives new figures and a lost connection.
  return (
    <HomeFrame
      figuresFrom={known?.at ?? (home ? query.dataUpdatedAt : null)}
      cutOff={Boolean(known) || begun}
      begun={begun}
      footer={product && chosen && <Apply product={product} chosen={chosen} />}
    >
      {home && product && chosen ? (
        <Calculator
          greeting={<Greeting home={home} />}
          product={product}
          chosen={chosen}
          onChoose={setChanged}
          today={dayOf(home.serverTime)}
        />
      ) : running && known ? (
        <running.LoanOffline
          loan={known.value}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      ) : running && runs && home.order && running.isDisbursed(home.order) ? (
        <div className="flex flex-col gap-2.5">
          <Greeting home={home} />
          <running.RunningLoan order={home.order} serverTime={home.serverTime} />
        </div>
      ) : home && !runs ? (
        <div className="flex flex-col gap-2.5">
          {home.status !== 'success' && <Greeting home={home} />}
          <Standing home={home} />
        </div>
      ) : (
        !begun && <Wait queries={[query]} rows={5} />
      )}
    </HomeFrame>
  );
}

/** The order's state, or a message when nothing is on offer. */
function Standing({ home }: { home: ResultOf<typeof marketIndex> }) {
  const { t } = useTranslation('enumerations');
  useToldChange(home.status, t(`homeStatus.${home.status}`));
  const { status, order } = home;
  const OrderHome = orderHomes[status];
  if (!order || !OrderHome) return <Nothing />;
  return (
    <Suspense>
      <OrderHome home={home} order={order} />
    </Suspense>
  );
}

const isRunning = (status: HomeStatus) => status === 'repaying' || status === 'overdue';

/** A lender may temporarily have nothing on offer. */
function Nothing() {
  const { t } = useTranslation('home');
  return (
    <Card>
      <p className="text-body text-muted">{t('nothing')}</p>
    </Card>
  );
}
