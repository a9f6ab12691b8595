import { addDays, type Day } from '@kopa/contract/calendar';
import type { Order } from '@kopa/contract/entities';
import { mayCancel } from '@kopa/contract/order-steps';
import { AmountSummary } from '@kopa/ui/amount-summary';
import { Button } from '@kopa/ui/button';
import { Clock } from '@kopa/ui/icons';
import { DrawnIn, Moment } from '@kopa/ui/illustration';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { screenOf } from '../../shared/order/application-steps.ts';
import { firstName } from '../../shared/order/first-name.ts';
import { quoteIn } from '../../shared/order/quote-in.ts';
import { useMoment } from '../../shared/screen/moment.ts';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';

const Others = lazy(() => import('./others.tsx'));

/**
 * Approved without debt yet: both sums, and the offer one tap away. Loans of other lenders never stand before
 * the offer (S1-18). `today` is the lender's.
 */
export function Approved({ order, today }: { order: Order; today: Day }) {
  const { t } = useTranslation(['review', 'offer']);
  const format = useFormat();
  const { loanAmount, disbursalAmount, tenure } = order;
  const { dueCents, totalCostCents } = quoteIn(order);
  const sum = format.money(loanAmount);
  const name = firstName();
  const plays = useMoment(`approved ${order.orderNo}`);
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
        <div className="kopa-hero kopa-hero-block flex flex-col gap-4">
          <Moment name="approved" plays={plays} />
          <div className="text-center">
            <p className="text-heading text-ink">
              {name ? t('approved.yesTo', { name }) : t('approved.yes')}
            </p>
            <h2 className="text-heading text-ink">{t('approved.heading', { sum })}</h2>
            <p className="pt-2 text-body text-muted">{t('approved.body')}</p>
          </div>
        </div>
        <DrawnIn plays={plays}>
          <AmountSummary
            title={t('approved.loan', { sum, days: tenure })}
            get={{ cents: disbursalAmount, caption: t('approved.get', { name: order.payout?.name ?? '' }) }}
            payBack={{
              cents: dueCents,
              caption: t('approved.payBack', { day: format.weekdayDay(addDays(today, tenure)) }),
            }}
            cost={{ label: t('approved.cost'), value: format.money(totalCostCents), onClick: see }}
          />
        </DrawnIn>
        {order.collectBefore !== null && (
          <p className="flex items-center justify-center gap-2 text-caption text-muted">
            <Clock aria-hidden className="size-4 shrink-0" />
            {t('approved.until', { time: format.time(order.collectBefore) })}
          </p>
        )}
        {policy().review.recommend === 'both' && (
          <Suspense>
            <Others order={order} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
