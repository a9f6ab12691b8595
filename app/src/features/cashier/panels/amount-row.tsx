import { wholeUnit } from '@kopa/contract/market/money';
import { ReferenceBlock } from '@kopa/ui/reference-block';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/language/format.ts';
import { policy } from '../../../shared/session/policy.ts';

/** The amount from the form above; nothing until the amount is payable. */
export function AmountRow({ amountCents }: { amountCents: number | null }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  if (amountCents === null) return null;
  return (
    <ReferenceBlock
      label={t('payTo.amount')}
      value={String(amountCents / wholeUnit(policy().market.currency))}
      shown={format.sum(amountCents)}
    />
  );
}
