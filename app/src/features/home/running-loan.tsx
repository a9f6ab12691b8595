import { stepScreen } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import { LateSums, SumsInTime } from './loan-sums.tsx';
import { LoanCard } from './loan-card.tsx';
import type { RunningOrder } from './running-order.ts';
import { ThisLoan } from './this-loan.tsx';

export { LoanOffline } from './loan-offline.tsx';
export { readKnownLoan } from '../../shared/payment/known-loan.ts';
export { isDisbursed } from './running-order.ts';

/** Home while a loan runs: the balance on the due date or today, the ways to pay, the rows of the loan. */
export function RunningLoan({ order, serverTime }: { order: RunningOrder; serverTime: number }) {
  const { t } = useTranslation(['loan', 'enumerations']);
  const format = useFormat();
  const isLate = order.overdueDays > 0;
  const isDueToday = order.dueDate === dayOf(serverTime);
  const screen = stepScreen(order.step);
  return (
    <div className="flex flex-col gap-4 pb-3">
      <LoanCard
        loan={{ ...order, serverTime }}
        caption={
          isLate
            ? t('owedToday')
            : isDueToday
              ? t('payToday')
              : t('payBy', { day: format.weekdayDay(order.dueDate) })
        }
      >
        {isLate ? <LateSums order={order} /> : !isDueToday && <SumsInTime order={order} />}
        {screen && (
          <Button block onClick={() => navigate(screen)}>
            {t(`enumerations:homeButton.${isLate ? 'overdue' : 'repaying'}`)}
          </Button>
        )}
      </LoanCard>
      <ThisLoan orderNo={order.orderNo} late={isLate} />
    </div>
  );
}
