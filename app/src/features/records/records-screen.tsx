import { orderListMarket } from '@kopa/contract/calls/loan';
import { dayOf } from '@kopa/contract/calendar';
import type { Order } from '@kopa/contract/entities';
import { stepScreen, type OrderStatus } from '@kopa/contract/order-steps';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { EmptyState } from '@kopa/ui/empty-state';
import { Illustration } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { NavBar } from '@kopa/ui/nav-bar';
import { OfflineStrip } from '@kopa/ui/offline-strip';
import { Screen } from '@kopa/ui/screen';
import { StatusChip } from '@kopa/ui/status-chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/hash-address.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { MainTabs } from '../../shared/screen/main-tabs.tsx';
import { Help, useOnline } from '../../shared/screen/page.tsx';
import { QueryView } from '../../shared/screen/query-view.tsx';
import { useSession } from '../../shared/session/session.ts';

const tones: Record<OrderStatus, 'primary' | 'danger' | 'success' | 'info' | 'warning' | 'neutral'> = {
  assessing: 'info',
  repaying: 'primary',
  overdue: 'danger',
  finished: 'success',
  addingCard: 'warning',
  incomplete: 'warning',
  disbursing: 'info',
  cancelled: 'neutral',
  rejected: 'neutral',
  failed: 'danger',
};
const open: readonly OrderStatus[] = [
  'assessing',
  'repaying',
  'overdue',
  'addingCard',
  'incomplete',
  'disbursing',
  'failed',
];

/** /records: every loan and application, by year. */
export default function RecordsScreen() {
  // All words that its parts speak: a part that waits for its own would take the screen away again.
  const { t } = useTranslation(['records', 'enumerations']);
  const session = useSession();
  const online = useOnline();
  const query = useQuery({
    queryKey: queryKeys.orders,
    queryFn: () => send(orderListMarket, {}),
    enabled: session !== null,
  });
  return (
    <Screen
      header={<NavBar title={t('title')} end={<Help />} />}
      banner={<OfflineStrip shown={!online}>{t('offline')}</OfflineStrip>}
      tabBar={<MainTabs current="records" />}
    >
      {session === null ? (
        <SignedOut />
      ) : (
        <QueryView query={query} rows={5}>
          {({ orders }) => (orders.length === 0 ? <NoRecords /> : <Records orders={orders} />)}
        </QueryView>
      )}
    </Screen>
  );
}

function Records({ orders }: { orders: Order[] }) {
  const { t } = useTranslation('records');
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const group = open.includes(order.status) ? t('now') : dayOf(order.createTime).slice(0, 4);
    groups.set(group, [...(groups.get(group) ?? []), order]);
  }
  return (
    <div className="flex flex-col gap-5 pb-6">
      {[...groups].map(([group, members]) => (
        <Card key={group} flush heading={group}>
          {members.map((order) => (
            <RecordRow key={order.orderNo} order={order} />
          ))}
        </Card>
      ))}
    </div>
  );
}

function RecordRow({ order }: { order: Order }) {
  const { t } = useTranslation(['records', 'enumerations']);
  const format = useFormat();
  const screen = order.status === 'rejected' ? null : stepScreen(order.step);
  const day = format.day(dayOf(order.closedAt ?? order.decidedAt ?? order.createTime));
  return (
    <ListRow
      label={<Amount cents={order.loanAmount} size="title" />}
      caption={t(`caption.${order.status}`, {
        day:
          order.dueDate && (order.status === 'repaying' || order.status === 'overdue')
            ? format.day(order.dueDate)
            : day,
        sum: format.money(order.repayAmount),
      })}
      end={
        <StatusChip tone={tones[order.status]}>{t(`enumerations:orderStatus.${order.status}`)}</StatusChip>
      }
      onClick={screen && open.includes(order.status) ? () => navigate(screen) : undefined}
    />
  );
}

function NoRecords() {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('empty.title')}
      body={t('empty.body')}
      action={
        <Button variant="outline" onClick={() => navigate('/')}>
          {t('empty.action')}
        </Button>
      }
    />
  );
}

function SignedOut() {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      illustration={<Illustration name="empty" />}
      title={t('signedOut.title')}
      body={t('signedOut.body')}
      action={
        <Button variant="outline" onClick={() => navigate('/user/login', { returnTo: '/records' })}>
          {t('signedOut.action')}
        </Button>
      }
    />
  );
}
