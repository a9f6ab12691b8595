import type { Order } from '@kopa/contract/entities';
import { Button } from '@kopa/ui/button';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { useFormat } from '../../shared/language/format.ts';
import { screenOf } from '../../shared/order/application-steps.ts';
import { Page } from '../../shared/screen/page.tsx';
import { policy } from '../../shared/session/policy.ts';
import { Recommended, useRecommended } from './recommended.tsx';

/**
 * Approved without debt yet; the offer is one tap away. Loans of other lenders never stand before the offer
 * (S1-18).
 */
export function Approved({ order }: { order: Order }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  return (
    <Page
      title={t('title')}
      wait
      footer={
        <Button block onClick={() => navigate(screenOf(order.step))}>
          {t('approved.see')}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-3 pb-6">
        <Illustration name="approved" />
        <h2 className="text-center text-heading text-ink">
          {t('approved.heading', { sum: format.money(order.loanAmount) })}
        </h2>
        <p className="text-center text-body text-muted">{t('approved.body')}</p>
        {order.collectBefore !== null && (
          <p className="text-center text-label text-ink">
            {t('approved.until', { time: format.time(order.collectBefore) })}
          </p>
        )}
        {policy().review.recommend === 'both' && (
          <div className="w-full pt-4">
            <Others order={order} />
          </div>
        )}
      </div>
    </Page>
  );
}

function Others({ order }: { order: Order }) {
  return <Recommended query={useRecommended(order)} />;
}
