import { dialCodeOf } from '@kopa/contract/payout/mobile-money';
import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { dayOf } from '../session/calendar.ts';
import { wallet } from '../session/policy.ts';
import type { KnownLoan } from './known-loan.ts';
import { PayToRows } from './pay-to-rows.tsx';

/** How to pay a loan offline: the last known details and balance; nothing without details. */
export default function PayWithoutApp({ loan: { payTo, repayAmount, serverTime } }: { loan: KnownLoan }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  if (!payTo) return null;
  const code = payTo.channel === 'paybill' && dialCodeOf(wallet());
  return (
    <Card flush heading={t('byHand.still')}>
      <PayToRows
        channel={payTo.channel}
        payTo={payTo}
        amountCents={repayAmount}
        amountCaption={t('byHand.asOf', { day: format.shortDay(dayOf(serverTime)) })}
      />
      {code && (
        <p className="border-t border-decor px-4 py-3 text-caption text-muted">
          {t('byHand.dial', { code })}
        </p>
      )}
    </Card>
  );
}
