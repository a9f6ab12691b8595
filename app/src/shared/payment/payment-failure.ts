import { useTranslation } from 'react-i18next';

/** Result codes that a payer can do something about. */
const explained = new Set(['1', '1019', '1025', '1032', '1037', '2001']);

/**
 * Says in words why a prompt failed and what to do, from the provider's result code (`Payment.failure`). A screen that uses it asks
 * for the words `payment` among its own, so that they are there with the screen.
 */
export function usePaymentFailure(): (resultCode: string | null) => string {
  const { t } = useTranslation('payment');
  return (resultCode) =>
    t(`failure.${resultCode !== null && explained.has(resultCode) ? resultCode : 'other'}`);
}
