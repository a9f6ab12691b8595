import type { Order } from '@kopa/contract/entities';
import { Steps } from '@kopa/ui/steps';
import { useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../address/go-to.tsx';
import { navigate } from '../address/hash-address.ts';
import { filledShare, useSettled } from '../form/use-settled.ts';
import { amend, queryClient, queryKeys } from '../lender/queries.ts';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import { applicationSteps, positionOf, screenOf } from './application-steps.ts';
import { collectOnTheWay } from './collect-on-the-way.ts';
import { useLatestOrder } from './use-latest-order.ts';

export { SendFooter } from './send-footer.tsx';

/**
 * Opens a part of the application when the order stands there or has passed it; otherwise goes where the order stands.
 * Once the application is sent nothing can be filled in any more.
 */
export function ApplicationPart({
  position,
  title,
  children,
}: {
  /** 0 to 4: which part. */
  position: number;
  title: string;
  children: (order: Order) => ReactNode;
}) {
  // All words that its parts speak: a part that waits for its own would take the screen away again.
  useTranslation(['application', 'validation', 'enumerations']);
  const query = useLatestOrder();
  // The order this screen was opened for: what a command answers moves the order on before the screen has gone.
  const [opened, setOpened] = useState<Order | null>(null);
  if (opened) return children(opened);
  const order = query.data?.order ?? null;
  if (order && positionOf(order.step) >= position) setOpened(order);
  else if (query.data && query.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  return (
    <Page title={title}>
      <Wait queries={[query]} />
    </Page>
  );
}

interface LatestOrder {
  order: Order | null;
  questions: unknown[];
  serverTime: number;
}

/** Takes the order a command answered and opens the screen of its step (section 4). */
export function useOrderMoved(): (order: Order) => void {
  return (order) => {
    const before = queryClient.getQueryData<LatestOrder>(queryKeys.latestOrder);
    collectOnTheWay(before?.order, order);
    amend<LatestOrder>(queryKeys.latestOrder, (known) => ({ ...known, order }));
    // The next screen asks as it opens; asked here as well, the same answer would come twice.
    for (const queryKey of [queryKeys.latestOrder, queryKeys.home, queryKeys.orders, queryKeys.user])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    navigate(screenOf(order.step));
  };
}

/** The frame of a part of the application: its step bar, its body, the button that sends it. */
export function ApplicationPage({
  title,
  steps,
  footer,
  offlineText,
  children,
}: {
  title: string;
  steps: ReactNode;
  footer: ReactNode;
  /** Default: that what is filled in is saved on this phone. */
  offlineText?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('application');
  return (
    <Page title={title} lead="tight" footer={footer} offlineText={offlineText ?? t('savedOffline')}>
      <div className="flex flex-col gap-3 pb-6">
        {steps}
        {children}
      </div>
    </Page>
  );
}

/** Which of the five parts this is, and how much of it is filled (0 to 1); `end` stands in place of what comes next. */
export function ApplicationSteps({
  position,
  fraction,
  end,
}: {
  position: number;
  fraction: number;
  end?: string;
}) {
  const { t } = useTranslation('application');
  const total = applicationSteps.length;
  return (
    <Steps
      current={position + 1}
      total={total}
      fraction={fraction}
      next={position + 1 < total ? t(`next.${position + 1}`) : undefined}
      end={end}
    />
  );
}

/** The same for a form: counts the wanted rows as they are finished. */
export function FormSteps<Values extends Record<string, string>>({
  position,
  form,
  wanted,
}: {
  position: number;
  form: UseFormReturn<Values>;
  wanted: (values: Values) => readonly string[];
}) {
  const share = useSettled(form, (values) => filledShare(values, wanted(values)));
  return <ApplicationSteps position={position} fraction={share} />;
}
