import { Button } from '@kopa/ui/button';
import { RefreshCw } from '@kopa/ui/icons';
import { useToast } from '@kopa/ui/toast';
import { onlineManager } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import type { KnownLoan } from './known-loan.ts';
import { LoanCard } from './loan-card.tsx';
import { ThisLoan } from './this-loan.tsx';

/** A running loan offline: the last known balance with its day, and the details for a manual payment. */
export function LoanOffline({
  loan,
  busy,
  onRetry,
}: {
  loan: KnownLoan;
  /** A retry is under way. */
  busy: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation(['loan', 'home']);
  const format = useFormat();
  const toast = useToast();
  const { payTo } = loan;
  const isLate = loan.overdueDays > 0;
  const known = format.shortDay(dayOf(loan.serverTime));
  const retry = () => {
    onRetry();
    if (!onlineManager.isOnline()) toast(t('home:offline'), { key: 'offline' });
  };
  return (
    <div className="flex flex-col gap-4 pb-3">
      <LoanCard
        loan={loan}
        caption={
          isLate ? t('owedThen', { day: known }) : t('payBy', { day: format.weekdayDay(loan.dueDate) })
        }
      >
        {!isLate && (
          <p className="text-caption text-muted">
            {t('owedOn', { day: known, sum: format.money(loan.repayAmount) })}
          </p>
        )}
        <Button block icon={<RefreshCw aria-hidden />} busy={busy} busyLabel={t('retrying')} onClick={retry}>
          {t('retry')}
        </Button>
        {payTo && (
          <div className="text-label text-muted">
            <p>{t('byHand.without', { name: payTo.name })}</p>
            <dl className="flex flex-wrap gap-x-4 gap-y-1 pt-1">
              <ByHand label={t(`byHand.${payTo.channel}`)} value={payTo.number} />
              <ByHand label={t('byHand.account')} value={payTo.account} />
            </dl>
          </div>
        )}
      </LoanCard>
      <ThisLoan orderNo={loan.orderNo} late={isLate} />
    </div>
  );
}

function ByHand({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-caption">{label}</dt>
      <dd className="text-body font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  );
}
