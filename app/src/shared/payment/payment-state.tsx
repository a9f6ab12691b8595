import { Amount } from '@kopa/ui/amount';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { usePaymentFailure } from './payment-failure.ts';

/**
 * The state of a payment: pending, received, or failed with its reason. `body` replaces the sentence below
 * the amount. A screen that uses it must load the texts `payment`, and announces a change by `useToldChange`.
 */
export function PaymentState({
  state,
  amountCents,
  failure = null,
  heading,
  body,
}: {
  state: 'pending' | 'paid' | 'failed';
  /** Integer cents; null: unknown amount. */
  amountCents: number | null;
  /** The provider's result code. */
  failure?: string | null;
  heading?: string | undefined;
  body?: ReactNode;
}) {
  const { t } = useTranslation('payment');
  const failureText = usePaymentFailure();
  return (
    <div className="flex flex-col items-center gap-3">
      <Illustration name={state === 'paid' ? 'approved' : state === 'failed' ? 'rejected' : 'wait'} />
      <h2 className="text-center text-heading text-ink">{heading ?? t(`state.${state}.heading`)}</h2>
      {amountCents !== null && <Amount cents={amountCents} size="amount" />}
      <p className="text-center text-body text-muted">
        {body ?? (state === 'failed' ? failureText(failure) : t('state.paid.body'))}
      </p>
    </div>
  );
}
