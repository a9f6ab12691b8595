import { orderSteps } from '@kopa/contract/order-steps';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../shared/address/go-to.tsx';
import { screenOf } from '../../shared/order/application-steps.ts';
import { useLatestOrder } from '../../shared/order/use-latest-order.ts';
import { Page } from '../../shared/screen/page.tsx';
import { Wait } from '../../shared/screen/query-view.tsx';
import { dayOf } from '../../shared/session/calendar.ts';
import { AppealForm } from './appeal-form.tsx';
import { Appealed } from './appealed.tsx';

/** /auth/appeal: asks that a person looks at a rejection again; afterwards the state of the appeal. */
export default function AppealScreen() {
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  const { t } = useTranslation(['appeal', 'validation', 'application', 'reasons', 'enumerations']);
  const query = useLatestOrder();
  const [justSent, setJustSent] = useState(false);
  const order = query.data?.order ?? null;
  if (query.data && order?.step === orderSteps.reject)
    return order.appeal ? (
      <Appealed order={order} appeal={order.appeal} justSent={justSent} />
    ) : (
      <AppealForm
        order={order}
        today={dayOf(query.data.serverTime)}
        onSent={() => setJustSent(true)}
        onRefused={() => void query.refetch()}
      />
    );
  if (query.data && query.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  return (
    <Page title={t('title')} fallback="/auth/review_tips">
      <Wait queries={[query]} />
    </Page>
  );
}
