import type { Order } from '@kopa/contract/entities';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { Calendar } from '@kopa/ui/icons';
import { DrawnIn, Moment } from '@kopa/ui/illustration';
import { ListRow } from '@kopa/ui/list-row';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { usePaymentDay } from '../../shared/order/use-calendar-day.ts';
import { useMoment } from '../../shared/screen/moment.ts';
import { Page } from '../../shared/screen/page.tsx';

/** The money has arrived while the borrower looked: both sums, and the due day for the calendar. */
export default function MoneyArrived({ order }: { order: Order }) {
  const { t } = useTranslation(['borrow', 'loan']);
  const format = useFormat();
  const { orderNo, loanAmount, tenure, disbursalAmount, dueAmount, dueDate } = order;
  const [put, said] = usePaymentDay();
  const plays = useMoment(`arrived ${orderNo}`);
  return (
    <Page
      title={t('lending.title')}
      wait
      footer={
        <Button block onClick={() => navigate('/')}>
          {t('lending.home')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-6">
        <Moment name="arrived" plays={plays} />
        <div role="status">
          <h2 className="text-center text-heading text-ink">
            {t('arrived.heading', { sum: format.money(disbursalAmount) })}
          </h2>
        </div>
        <DrawnIn plays={plays}>
          <AmountSummary
            title={t('arrived.loan', { sum: format.money(loanAmount), days: tenure })}
            get={{
              label: t('arrived.got'),
              cents: disbursalAmount,
              caption: t('arrived.on', { name: order.payout?.name ?? '' }),
            }}
            payBack={{
              cents: dueAmount,
              caption: dueDate && t('arrived.by', { day: format.weekdayDay(dueDate) }),
            }}
          />
        </DrawnIn>
        {dueDate && (
          <div>
            <Card flush>
              <ListRow
                icon={<Calendar aria-hidden />}
                label={t('loan:calendar.put')}
                caption={t('loan:calendar.caption', { day: format.weekdayDay(dueDate) })}
                onClick={() => void put(orderNo, dueDate, dueAmount)}
              />
            </Card>
            {said}
          </div>
        )}
      </div>
    </Page>
  );
}
