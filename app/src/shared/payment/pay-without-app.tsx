import { Card } from '@kopa/ui/card';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { dayOf } from '../session/calendar.ts';
import type { KnownLoan } from './known-loan.ts';
import { PayToRows } from './pay-to-rows.tsx';

/** How to pay a loan offline: the last known details and balance; nothing without details. */
export default function PayWithoutApp({ loan: { payTo, repayAmount, serverTime } }: { loan: KnownLoan }) {
  const { t } = useTranslation(['loan', 'payment']);
  const format = useFormat();
  if (!payTo) return null;
  return (
    <Card flush heading={t('withoutApp')}>
      <PayToRows
        channel={payTo.channel}
        payTo={payTo}
        amountCents={repayAmount}
        amountCaption={t('asOf', { day: format.shortDay(dayOf(serverTime)) })}
      />
    </Card>
  );
}
