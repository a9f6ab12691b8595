import { ReferenceBlock } from '@kopa/ui/reference-block';
import { useTranslation } from 'react-i18next';
import { AmountRow } from './amount-row.tsx';
import type { WhereToPayProps } from './where-to-pay-props.ts';

/** A bank account or CLABE of the order, for any amount (S1-23, S7-52, S7-58, S9-15). */
export function AccountPanel({ way, amountCents, given }: WhereToPayProps) {
  const { t } = useTranslation('cashier');
  return (
    <>
      <p className="px-4 pt-3 pb-3 text-caption text-muted">{t('steps.ownAccount')}</p>
      {given && (
        <>
          <ReferenceBlock
            label={t(way.channel === 'stpClabe' ? 'account.clabe' : 'account.number')}
            value={given.reference}
            caption={given.bankName}
          />
          <AmountRow amountCents={amountCents} />
        </>
      )}
    </>
  );
}
