import { Amount } from '@kopa/ui/amount';
import { Illustration } from '@kopa/ui/illustration';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { usePaymentFailure } from './payment-failure.ts';

/**
 * How a payment stands, read out when it changes: on its way, arrived, or failed and why. `body` takes the place of the sentence
 * below the sum. A screen that shows it asks for the words `payment` among its own.
 */
export function PaymentState({
  state,
  amountCents,
  failure = null,
  heading,
  body,
}: {
  state: 'pending' | 'paid' | 'failed';
  /** Integer cents; null: nobody said how much. */
  amountCents: number | null;
  /** The provider's result code. */
  failure?: string | null;
  heading?: string | undefined;
  body?: ReactNode;
}) {
  const { t } = useTranslation('payment');
  const failureText = usePaymentFailure();
  return (
    <div className="flex flex-col items-center gap-3" role="status">
      <Illustration name={state === 'paid' ? 'approved' : state === 'failed' ? 'rejected' : 'wait'} />
      <h2 className="text-center text-heading text-ink">{heading ?? t(`state.${state}.heading`)}</h2>
      {amountCents !== null && <Amount cents={amountCents} size="amount" />}
      <p className="text-center text-body text-muted">
        {body ?? (state === 'failed' ? failureText(failure) : t(`state.${state}.body`))}
      </p>
    </div>
  );
}
