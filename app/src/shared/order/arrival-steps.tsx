import type { Order } from '@kopa/contract/entities';
import { ProgressList } from '@kopa/ui/progress-list';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { policy } from '../session/policy.ts';

/** The steps of money on its way, on home and on its own screen. */
export function ArrivalSteps({
  order: { payout, closedAt },
  time,
  isLate,
}: {
  order: Order;
  /** The expected arrival, as two instants. Default: the usual time is shown. */
  time?: { from: number; until: number } | undefined;
  /** The expected arrival has passed. */
  isLate: boolean;
}) {
  const { t } = useTranslation('borrow');
  const format = useFormat();
  const { minimumMinutes: from, maximumMinutes: to } = policy().lending;
  const name = payout?.name ?? '';
  return (
    <ProgressList
      items={[
        {
          state: 'done',
          title: t('lending.yes'),
          caption: closedAt === null ? undefined : format.time(closedAt),
        },
        {
          state: 'now',
          title: t('lending.sent', { name, number: payout?.maskedNumber ?? '' }),
          caption: isLate
            ? t('lending.late')
            : time
              ? t('lending.between', { from: format.clock(time.from), until: format.clock(time.until) })
              : t('lending.usually', { from, to }),
        },
        { state: 'todo', title: t('lending.sms', { name }) },
      ]}
    />
  );
}
