import { arrearsOf } from '@kopa/contract/pricing/arrears';
import { AmountColumns } from '@kopa/ui/amount-summary';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { policy } from '../../shared/session/policy.ts';
import type { RunningOrder } from './running-order.ts';

/** Before the due date: the balance today and on the due date. */
export function SumsInTime({ order }: { order: RunningOrder }) {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const { repayAmount, dueAmount, repaidAmount, interest } = order;
  const saved = dueAmount - repayAmount;
  return (
    <AmountColumns
      columns={[
        {
          label: t('ifToday'),
          cents: repayAmount,
          caption: saved > 0 && (
            <span className="font-semibold text-success">{t('youSave', { sum: format.money(saved) })}</span>
          ),
        },
        {
          label: t('onDay', { day: format.weekdayDay(order.dueDate) }),
          cents: dueAmount,
          caption:
            repaidAmount > 0
              ? t('paid', { sum: format.money(repaidAmount) })
              : t('interest', { sum: format.money(interest + saved) }),
        },
      ]}
    />
  );
}

/** After the due date: the agreed part and the late charge, and how far the charge can grow. */
export function LateSums({ order }: { order: RunningOrder }) {
  const { t } = useTranslation('loan');
  const format = useFormat();
  const { loanAmount, interest, repayAmount, penaltyAmount, penaltyPerDay, overdueDays } = order;
  const { pricing } = policy();
  const rest = repayAmount - penaltyAmount;
  const isWhole = rest === loanAmount + interest;
  const isSimple = (pricing.penaltyBase ?? 'principal') === 'principal';
  const arrears = arrearsOf(overdueDays);
  return (
    <>
      <AmountColumns
        columns={[
          {
            label: t(isWhole && pricing.interestAfterDue === 'stop' ? 'late.agreed' : 'late.left'),
            cents: rest,
            caption: isWhole && t('interest', { sum: format.money(interest) }),
          },
          {
            label: t('late.charge'),
            cents: penaltyAmount,
            sign: 'always',
            caption:
              penaltyPerDay === 0
                ? t('late.none')
                : penaltyAmount === overdueDays * penaltyPerDay &&
                  t('late.days', { count: overdueDays, sum: format.money(penaltyPerDay) }),
          },
        ]}
      />
      <p className="text-caption text-muted">
        {penaltyPerDay > 0 && <Growth order={order} isSimple={isSimple} />}{' '}
        {arrears !== 'none' && arrears !== 'days1to30' && t(`arrears.${arrears}`)}
      </p>
    </>
  );
}

/** What each late day adds, and the maximum; or that the maximum is reached. */
function Growth({
  order: { repayAmount, maximumAmount, penaltyPerDay },
  isSimple,
}: {
  order: RunningOrder;
  /** Whether each day adds the same charge. */
  isSimple: boolean;
}) {
  const { t } = useTranslation('loan');
  const format = useFormat();
  if (maximumAmount !== null && repayAmount >= maximumAmount) return t('late.full');
  return [
    isSimple && t('late.perDay', { sum: format.money(penaltyPerDay) }),
    maximumAmount !== null && t('late.most', { sum: format.money(maximumAmount) }),
  ]
    .filter(Boolean)
    .join(' ');
}
