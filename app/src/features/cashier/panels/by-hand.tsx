import { ReferenceBlock } from '@kopa/ui/reference-block';
import { useTranslation } from 'react-i18next';
import { AmountRow } from './amount-row.tsx';
import type { WhereToPayProps } from './where-to-pay-props.ts';

/**
 * Paybill (S1-22, S9-14) and the account for manual transfers (S1-24, S9-17): the numbers that identify the
 * loan.
 */
export function ByHandPanel({ way, amountCents }: WhereToPayProps) {
  const { t } = useTranslation(['cashier', 'payment']);
  const { channel, payTo } = way;
  if (!payTo) return null;
  const isPaybill = channel === 'paybill';
  return (
    <>
      <p className="px-4 pt-3 pb-1 text-caption text-muted">
        {t(isPaybill ? 'steps.paybill' : 'steps.account')}
      </p>
      <ReferenceBlock
        label={t(isPaybill ? 'payment:payTo.number' : 'account.number')}
        value={payTo.number}
        {...(isPaybill ? { shown: payTo.number } : { caption: payTo.name })}
      />
      <ReferenceBlock
        label={t(isPaybill ? 'payment:payTo.account' : 'account.reason')}
        value={payTo.account}
      />
      <AmountRow amountCents={amountCents} />
    </>
  );
}
