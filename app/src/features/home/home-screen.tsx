import { dayOf } from '@kopa/contract/calendar';
import { Card } from '@kopa/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Wait } from '../../shared/screen/query-view.tsx';
import { useSession } from '../../shared/session/session.ts';
import { Calculator } from './calculator.tsx';
import { HomeFrame } from './home-frame.tsx';
import { OrderCard } from './order-card.tsx';

const awaitedSeconds = 10;

/** /: borrow, or where the loan stands. */
export default function HomeScreen() {
  const session = useSession();
  const query = useQuery({
    queryKey: [...queryKeys.home, session?.userId ?? null],
    queryFn: async () => (await import('./home-calls.ts')).fetchHome(),
    refetchInterval: ({ state }) =>
      state.data?.status === 'assessing' || state.data?.status === 'lending' ? awaitedSeconds * 1000 : false,
  });
  const home = query.data;
  if (!home)
    return (
      <HomeFrame figuresFrom={null}>
        <Wait queries={[query]} rows={5} />
      </HomeFrame>
    );
  const product = home.products[0];
  if (home.status === 'canLoan' && product)
    return <Calculator product={product} today={dayOf(home.serverTime)} figuresFrom={query.dataUpdatedAt} />;
  return (
    <HomeFrame figuresFrom={query.dataUpdatedAt}>
      {home.order && home.status !== 'canLoan' ? <OrderCard home={home} order={home.order} /> : <Nothing />}
    </HomeFrame>
  );
}

/** A lender may have nothing on offer for a while. */
function Nothing() {
  const { t } = useTranslation('home');
  return (
    <Card>
      <p className="text-body text-muted">{t('nothing')}</p>
    </Card>
  );
}
