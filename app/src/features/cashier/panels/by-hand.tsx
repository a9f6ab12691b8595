import { useTranslation } from 'react-i18next';
import { PayToRows } from '../../../shared/payment/pay-to-rows.tsx';
import type { WhereToPayProps } from './where-to-pay-props.ts';

/**
 * Paybill (S1-22, S9-14) and the account for manual transfers (S1-24, S9-17): the numbers that identify the
 * loan.
 */
export function ByHandPanel({ way: { channel, payTo }, amountCents }: WhereToPayProps) {
  const { t } = useTranslation('cashier');
  if (!payTo) return null;
  return (
    <>
      <p className="px-4 py-3 text-caption text-muted">
        {t(channel === 'paybill' ? 'steps.paybill' : 'steps.account')}
      </p>
      <PayToRows channel={channel} payTo={payTo} amountCents={amountCents} />
    </>
  );
}
