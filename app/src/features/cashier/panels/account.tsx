import { ReferenceBlock } from '@kopa/ui/reference-block';
import { useTranslation } from 'react-i18next';
import { AmountRow } from '../../../shared/payment/pay-to-rows.tsx';
import type { WhereToPayProps } from './where-to-pay-props.ts';

/** A bank account or CLABE of the order, for any amount (S1-23, S7-52, S7-58, S9-15). */
export function AccountPanel({ way, amountCents, given }: WhereToPayProps) {
  const { t } = useTranslation(['cashier', 'payment']);
  return (
    <>
      <p className="px-4 py-3 text-caption text-muted">{t('steps.ownAccount')}</p>
      {given && (
        <>
          <ReferenceBlock
            label={t(way.channel === 'stpClabe' ? 'account.clabe' : 'payment:payTo.account')}
            value={given.reference}
            caption={given.bankName}
          />
          <AmountRow amountCents={amountCents} />
        </>
      )}
    </>
  );
}
