import { daysBetween } from '@kopa/contract/calendar';
import type { RepayDetail } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** Today's balance, the days left or late, and the saving of a payment today. */
export function OwedToday({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation(['repay', 'loan']);
  const format = useFormat();
  const { daysLate, arrears, settlement } = detail.standing;
  const left = daysBetween(detail.today, detail.dueOn);
  const dueOn = format.weekdayDay(detail.dueOn);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="text-caption text-muted">{t('owedToday', { day: format.day(detail.today) })}</p>
        {daysLate > 0 ? (
          <StatusChip tone="danger">{t('loan:daysLate', { count: daysLate })}</StatusChip>
        ) : (
          <StatusChip tone="primary">
            {left > 0 ? t('loan:daysLeft', { count: left }) : t('loan:dueToday')}
          </StatusChip>
        )}
      </div>
      <Amount cents={detail.owedCents} size="amount" />
      <p className="text-label text-muted">{t(daysLate > 0 ? 'loan:wasDue' : 'dueOn', { day: dueOn })}</p>
      {arrears !== 'none' && <p className="text-caption text-muted">{t(`loan:arrears.${arrears}`)}</p>}
      {settlement.savedCents > 0 && (
        <p className="text-label font-semibold text-success">
          {t('saving', { sum: format.money(settlement.savedCents) })}
        </p>
      )}
    </div>
  );
}
