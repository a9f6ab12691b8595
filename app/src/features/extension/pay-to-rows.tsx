import type { RepayWay } from '@kopa/contract/entities';
import { wholeUnit } from '@kopa/contract/market/money';
import { Card } from '@kopa/ui/card';
import { ReferenceBlock } from '@kopa/ui/reference-block';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';

/**
 * The values for a manual payment, each with a copy button: the number, the account or reference, the amount.
 */
export function PayToRows({
  channel,
  payTo,
  amountCents,
}: {
  channel: RepayWay['channel'];
  payTo: NonNullable<RepayWay['payTo']>;
  /** Integer cents, whole units of the currency. */
  amountCents: number;
}) {
  const { t } = useTranslation(['extension', 'payment']);
  const format = useFormat();
  const isPaybill = channel === 'paybill';
  return (
    <Card flush>
      <ReferenceBlock
        label={t(isPaybill ? 'payment:payTo.number' : 'hand.number')}
        value={payTo.number}
        {...(isPaybill && { shown: payTo.number })}
        caption={payTo.name}
      />
      <ReferenceBlock
        label={t(isPaybill ? 'payment:payTo.account' : 'hand.reference')}
        value={payTo.account}
        shown={grouped(payTo.account)}
      />
      <ReferenceBlock
        label={t('payment:payTo.amount')}
        value={String(amountCents / wholeUnit(policy().market.currency))}
        shown={format.sum(amountCents)}
      />
    </Card>
  );
}

/**
 * 'KE20261121001' as 'KE 2026 1121 001', readable in groups and breakable between them; typed spaces do no
 * harm.
 */
function grouped(account: string): string {
  return account.replace(/\D(?=\d)|\d{4}(?=\d)/g, '$& ');
}
