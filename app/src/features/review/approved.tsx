import type { Day } from '@kopa/contract/calendar';
import type { Order } from '@kopa/contract/entities';
import { mayCancel } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { screenOf } from '../../shared/order/application-steps.ts';
import { firstName } from '../../shared/order/first-name.ts';
import { OfferedLoan } from '../../shared/order/offered-loan.tsx';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';

const Others = lazy(() => import('./others.tsx'));

/**
 * Approved without debt yet: both sums, and the offer one tap away. Loans of other lenders never stand before
 * the offer (S1-18). `today` is the lender's.
 */
export function Approved({ order, today }: { order: Order; today: Day }) {
  const { t } = useTranslation(['review', 'offer']);
  const see = () => navigate(screenOf(order.step));
  return (
    <Page
      title={t('title')}
      wait
      hero
      footer={
        <>
          <Button block onClick={see}>
            {t('approved.see')}
          </Button>
          {mayCancel(order.step, policy().cancel) && (
            <Button block variant="text" tone="muted" onClick={() => navigate('/cancellation_form')}>
              {t('offer:decline')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-6">
        <OfferedLoan order={order} today={today} name={firstName()} onSee={see} />
        {policy().review.recommend === 'both' && (
          <Suspense>
            <Others order={order} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
