import { getMoneyTime } from '@kopa/contract/calls/loan';
import type { Order } from '@kopa/contract/entities';
import type { feedbackTypes } from '@kopa/contract/enumerations/feedback';
import { orderSteps } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { CircleQuestionMark } from '@kopa/ui/icons';
import { Illustration } from '@kopa/ui/illustration';
import { Ledger, LedgerLine, LedgerSum } from '@kopa/ui/ledger';
import { ListRow } from '@kopa/ui/list-row';
import { Note } from '@kopa/ui/note';
import { FillingBar } from '@kopa/ui/progress';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { ArrivalSteps } from '../../shared/order/arrival-steps.tsx';
import { screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { Wait } from '../../shared/screen/query-view.tsx';

const MoneyArrived = lazy(() => import('./money-arrived.tsx'));

const pollSeconds = 5;

/** /borrow/lending: the disbursement is under way. */
export default function LendingScreen() {
  const { t } = useTranslation('borrow');
  const query = useLatestOrder({ pollSeconds });
  const order = query.data?.order ?? null;
  const [isSeen, setIsSeen] = useState(false);
  if (query.data && order?.step === orderSteps.lending) {
    if (!isSeen) setIsSeen(true);
    return <OnItsWay order={order} serverTime={query.data.serverTime} />;
  }
  // The money came while the borrower looked.
  if (isSeen && order?.step === orderSteps.repaying)
    return (
      <Suspense>
        <MoneyArrived order={order} />
      </Suspense>
    );
  if (query.data && query.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  return (
    <Page title={t('lending.title')} wait>
      <Wait queries={[query]} shape="ledger" />
    </Page>
  );
}

const minute = 60_000;

/** The type of a message; typed, so that the table of the types is not fetched here. */
const notReceived: typeof feedbackTypes.loanNotReceived = 7;

/** `serverTime`: the lender's time of the answer. */
function OnItsWay({ order, serverTime }: { order: Order; serverTime: number }) {
  const { t } = useTranslation('borrow');
  const format = useFormat();
  const { orderNo, payout } = order;
  const arrival = useQuery({
    queryKey: queryKeys.arrival(orderNo),
    queryFn: () => send(getMoneyTime, { orderNo }),
  });
  const time = arrival.data;
  const isLate = time !== undefined && serverTime > time.until;
  const start = time && time.from - policy().lending.minimumMinutes * minute;
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
      <div className="flex flex-col gap-4 pb-6">
        <div className="flex flex-col items-center gap-3">
          <Illustration name="deposit" />
          <h2 className="text-center text-heading text-ink">
            {t('lending.heading', { sum: format.money(order.disbursalAmount) })}
          </h2>
        </div>
        <Card>
          <ArrivalSteps order={order} time={time} isLate={isLate} />
          {time && start !== undefined && (
            <FillingBar
              className="mt-4"
              share={Math.min(1, Math.max(0, (serverTime - start) / (time.until - start)))}
            />
          )}
        </Card>
        <Card>
          <Ledger>
            <LedgerLine label={t('lending.borrowed')} cents={order.loanAmount} />
            <LedgerLine label={t('lending.charges')} cents={-(order.fee + order.GST)} sign="always" />
            <LedgerSum
              label={t('lending.arrives', { name: payout?.name ?? '' })}
              cents={order.disbursalAmount}
            />
          </Ledger>
        </Card>
        {isLate && (
          <Card flush>
            <ListRow
              icon={<CircleQuestionMark aria-hidden />}
              label={t('lending.missing')}
              caption={t('lending.missingCaption')}
              onClick={() =>
                navigate(`/feedback/add_feedback?type=${notReceived}&orderNo=${encodeURIComponent(orderNo)}`)
              }
            />
          </Card>
        )}
        <Note tone="success">{t('lending.leave')}</Note>
      </div>
    </Page>
  );
}
