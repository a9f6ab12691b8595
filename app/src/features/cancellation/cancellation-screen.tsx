import type { Order } from '@kopa/contract/entities';
import { mayCancel, orderSteps } from '@kopa/contract/order-steps';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { policy } from '../../shared/session/policy.ts';
import { CancellationForm } from './cancellation-form.tsx';

const TooLate = lazy(() => import('./too-late.tsx'));

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
  const waiting = (
    <Page title={t('title')}>
      <Wait queries={[query]} shape="choices" rows={6} />
    </Page>
  );
  if (order && mayCancel(order.step, policy().cancel)) setOpened(order);
  else if (query.data && query.isCurrent)
    return order && !over.includes(order.step) ? (
      <Suspense fallback={waiting}>
        <TooLate order={order} />
      </Suspense>
    ) : (
      <GoTo to="/" />
    );
  return waiting;
}
