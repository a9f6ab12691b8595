import { stepScreen } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { OfferedLoan } from '../../shared/order/offered-loan.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import type { HomeOfOrder } from './order-card.tsx';

/** Home of an approved borrower: the loan as after the review, and the way to the offer (S4-21, S4-28). */
export default function ApprovedHome({ home, order }: HomeOfOrder) {
  const { t } = useTranslation('enumerations');
  const see = () => navigate(stepScreen(order.step)!);
  return (
    <div className="flex flex-col gap-4 pb-4">
      <OfferedLoan
        order={order}
        today={dayOf(home.serverTime)}
        name={home.firstName}
        end={
          <StatusChip tone="success" className="mt-2">
            {t('homeStatus.success')}
          </StatusChip>
        }
        onSee={see}
      />
      <Button block onClick={see}>
        {t('homeButton.success')}
      </Button>
    </div>
  );
}
