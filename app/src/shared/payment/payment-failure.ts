import { isPromptFailure } from '@kopa/contract/prompt-failures';
import { useTranslation } from 'react-i18next';

/**
 * Says in words why a prompt failed and what to do, from `Payment.failure`. A screen that uses it asks
 * for the words `payment` among its own, so that they are there with the screen.
 */
export function usePaymentFailure(): (failure: string | null) => string {
  const { t } = useTranslation('payment');
  return (failure) => t(`failure.${isPromptFailure(failure) ? failure : 'other'}`);
}
