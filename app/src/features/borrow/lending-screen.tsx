import { getMoneyTime } from '@kopa/contract/calls/loan';
import type { Order } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Illustration } from '@kopa/ui/illustration';
import { Ledger, LedgerLine } from '@kopa/ui/ledger';
import { Note } from '@kopa/ui/note';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { policy } from '../../shared/session/policy.ts';
import { Wait } from '../../shared/screen/query-view.tsx';

const pollSeconds = 5;

/** /borrow/lending: the disbursement is under way. */
export default function LendingScreen() {
  const { t } = useTranslation('borrow');
  const query = useLatestOrder({ pollSeconds });
  const order = query.data?.order ?? null;
  if (order?.step === orderSteps.lending) return <OnItsWay order={order} />;
  if (query.data && query.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  return (
    <Page title={t('lending.title')} wait>
      <Wait queries={[query]} />
    </Page>
  );
}

function OnItsWay({ order }: { order: Order }) {
  const { t } = useTranslation('borrow');
  const format = useFormat();
  const arrival = useQuery({
    queryKey: queryKeys.arrival(order.orderNo),
    queryFn: () => send(getMoneyTime, { orderNo: order.orderNo }),
  });
  return (
    <Page
      title={t('lending.title')}
      wait
      footer={
        <Button variant="outline" block onClick={() => navigate('/')}>
          {t('lending.home')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-6">
        <div className="flex flex-col items-center gap-3">
          <Illustration name="deposit" />
          <h2 className="text-center text-heading text-ink">
            {t('lending.heading', { sum: format.money(order.disbursalAmount) })}
          </h2>
          <p className="text-center text-body text-muted">
            {arrival.data
              ? t('lending.between', {
                  from: format.time(arrival.data.from),
                  until:
                    dayOf(arrival.data.from) === dayOf(arrival.data.until)
                      ? format.clock(arrival.data.until)
                      : format.time(arrival.data.until),
                })
              : t('lending.usually', {
                  from: policy().lending.minimumMinutes,
                  to: policy().lending.maximumMinutes,
                })}
          </p>
        </div>
        <Card>
          <Ledger>
            <LedgerLine label={t('lending.borrowed')} cents={order.loanAmount} />
            <LedgerLine label={t('lending.charges')} cents={-(order.fee + order.GST)} sign="always" />
            <LedgerLine
              label={t('lending.arrives', { name: order.payout?.name ?? '' })}
              cents={order.disbursalAmount}
            />
          </Ledger>
        </Card>
        <Note tone="success">{t('lending.leave')}</Note>
      </div>
    </Page>
  );
}
