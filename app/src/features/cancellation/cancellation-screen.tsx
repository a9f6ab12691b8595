import type { Order } from '@kopa/contract/entities';
import { mayCancel, orderSteps } from '@kopa/contract/order-steps';
import { Button } from '@kopa/ui/button';
import { Illustration } from '@kopa/ui/illustration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { navigate } from '../../shared/address/navigation.ts';
import { screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { policy } from '../../shared/session/policy.ts';
import { CancellationForm } from './cancellation-form.tsx';

const over: readonly number[] = [orderSteps.finish, orderSteps.cancel, orderSteps.reject];

/**
 * /cancellation_form: cancels an application with one reason, or explains why a cancellation is no longer
 * possible (S1-47).
 */
export default function CancellationScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['cancellation', 'validation', 'application']);
  const query = useLatestOrder();
  // The order at the opening of this screen: a cancellation ends the order before the screen has gone.
  const [opened, setOpened] = useState<Order | null>(null);
  if (opened) return <CancellationForm order={opened} />;
  const order = query.data?.order ?? null;
  if (order && mayCancel(order.step, policy().cancel)) setOpened(order);
  else if (query.data && query.isCurrent)
    return order && !over.includes(order.step) ? <TooLate order={order} /> : <GoTo to="/" />;
  return (
    <Page title={t('title')}>
      <Wait queries={[query]} />
    </Page>
  );
}

/** The order continues; its state is one tap away. */
function TooLate({ order }: { order: Order }) {
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
