import type { RepayWay } from '@kopa/contract/entities';
import { wholeUnit } from '@kopa/contract/market/money';
import { ReferenceBlock } from '@kopa/ui/reference-block';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { policy } from '../session/policy.ts';

/**
 * The values for a manual payment as rows of a flush card, each with a copy button: the number, the account
 * or reference, the amount.
 */
export function PayToRows({
  channel,
  payTo,
  ...amount
}: {
  channel: RepayWay['channel'];
  payTo: NonNullable<RepayWay['payTo']>;
} & AmountRowProps) {
  const { t } = useTranslation('payment');
  const isPaybill = channel === 'paybill';
  return (
    <>
      <ReferenceBlock
        label={t(isPaybill ? 'payTo.number' : 'payTo.account')}
        value={payTo.number}
        caption={payTo.name}
      />
      <ReferenceBlock label={t(isPaybill ? 'payTo.account' : 'payTo.reference')} value={payTo.account} />
      <AmountRow {...amount} />
    </>
  );
}

interface AmountRowProps {
  /** Integer cents, whole units of the currency; null: not payable yet. */
  amountCents: number | null;
  /** The day of the amount, when it is not today's. */
  amountCaption?: ReactNode;
}

/** The amount of a manual payment; nothing until the amount is payable. */
export function AmountRow({ amountCents, amountCaption }: AmountRowProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  if (amountCents === null) return null;
  return (
    <ReferenceBlock
      label={t('payTo.amount')}
      value={String(amountCents / wholeUnit(policy().market.currency))}
      shown={format.sum(amountCents)}
      caption={amountCaption}
    />
  );
}
