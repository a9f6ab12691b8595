import { Button } from '@kopa/ui/button';
import { RefreshCw } from '@kopa/ui/icons';
import { useToast } from '@kopa/ui/toast';
import { onlineManager } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { dayOf } from '../../shared/session/calendar.ts';
import type { KnownLoan } from '../../shared/payment/known-loan.ts';
import { PayWithoutApp } from '../../shared/payment/pay-without-app-part.ts';
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
        {!isLate && !loan.payTo && (
          <p className="text-caption text-muted">
            {t('owedOn', { day: known, sum: format.money(loan.repayAmount) })}
          </p>
        )}
        <Button block icon={<RefreshCw aria-hidden />} busy={busy} busyLabel={t('retrying')} onClick={retry}>
          {t('retry')}
        </Button>
      </LoanCard>
      <Suspense>
        <PayWithoutApp loan={loan} />
      </Suspense>
      <ThisLoan orderNo={loan.orderNo} late={isLate} />
    </div>
  );
}
