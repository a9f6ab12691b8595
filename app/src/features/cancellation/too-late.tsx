import type { Order } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import { navigate } from '../../shared/address/navigation.ts';
import { screenOf } from '../../shared/order/application-steps.ts';
import { Page } from '../../shared/screen/page.tsx';

/** The order continues; its state is one tap away. */
export default function TooLate({ order }: { order: Order }) {
  const { t } = useTranslation('cancellation');
  const reviewed = order.step === orderSteps.applying;
  return (
    <Page
      title={t('title')}
      wait
      footer={
        <Button block onClick={() => navigate(screenOf(order.step), { replace: true })}>
          {t('tooLate.see')}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-3 pb-6">
        <Illustration name="rejected" />
        <h2 className="text-center text-heading text-ink">{t('tooLate.heading')}</h2>
        <p className="text-center text-body text-muted">{t(reviewed ? 'tooLate.review' : 'tooLate.body')}</p>
      </div>
    </Page>
  );
}
