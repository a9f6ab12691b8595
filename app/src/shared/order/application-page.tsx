import type { Order } from '@kopa/contract/entities';
import { orderSteps } from '@kopa/contract/order-steps';
import { Steps } from '@kopa/ui/steps';
import { useEffect, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GoTo } from '../address/go-to.tsx';
import { navigate } from '../address/navigation.ts';
import { filledShare, useSettled } from '../form/use-settled.ts';
import { Page } from '../screen/page.tsx';
import { Wait } from '../screen/query-view.tsx';
import { applicationSteps, positionOf, screenOf } from './application-steps.ts';
import { keepBegun } from './begun-application.ts';
import { collectOnTheWay } from './collect-on-the-way.ts';
import { amendOrder, keepOrder, knownOrder } from './keep-order.ts';
import { useLatestOrder } from './use-latest-order.ts';

export { SendFooter } from './send-footer.tsx';

/**
 * Shows a part of the application when the order is at or past it; otherwise redirects to the order's screen.
 * After the submission all parts are closed.
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
  // All texts of its parts: a part that waits for its own texts would suspend the screen.
  useTranslation(['application', 'validation', 'enumerations']);
  const isReached = (order: Order | null) => order !== null && positionOf(order.step) >= position;
  const query = useLatestOrder({ isEnough: (known) => isReached(known.order) });
  // The order at the opening of this screen: a command's answer moves the order before the screen has gone.
  const [opened, setOpened] = useState<Order | null>(null);
  useEffect(() => {
    if (opened) keepBegun(query.data);
  }, [opened, query.data]);
  if (opened) return children(opened);
  const order = query.data?.order ?? null;
  if (isReached(order)) setOpened(order);
  else if (query.data && query.isCurrent) return <GoTo to={order ? screenOf(order.step) : '/'} />;
  return (
    <Page title={title}>
      <Wait queries={[query]} />
    </Page>
  );
}

/** The query of a part that was opened for a correction (`?check=<part>`), or ''. */
export function useCorrection(): string {
  const { search } = useLocation();
  return search.startsWith('?check=') ? search : '';
}

/** Caches a command's order and opens its step's screen (section 4). */
export function useOrderMoved(): (order: Order) => void {
  const correction = useCorrection();
  return (order) => {
    collectOnTheWay(knownOrder(), order);
    keepOrder(order);
    // The questions lead a correction back to the check, which is in the history already.
    navigate(screenOf(order.step) + correction, { replace: correction !== '' });
  };
}

/**
 * The same for a part that waits in the outbox: opens the next part, if that can be filled in without a
 * connection, else home. The lender's order follows with the lender's answer.
 */
export function useOrderKept(position: number): () => void {
  const correction = useCorrection();
  return () => {
    const order = knownOrder();
    if (!order) return;
    const reached = applicationSteps[Math.max(positionOf(order.step), position + 1)]!;
    amendOrder({ ...order, step: reached.step });
    const goesOn = correction !== '' || reached.step === orderSteps.addition;
    navigate(goesOn ? reached.path + correction : '/', { replace: correction !== '' });
  };
}

/** The frame of a part of the application: step bar, body, send button. */
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
  /** Default: the note that values are saved on this phone. */
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

/** The current part of five, and its filled share (0 to 1); `end` replaces the next part's name. */
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

/** The same for a form: counts finished required rows. */
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
