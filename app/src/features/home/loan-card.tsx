import { Amount } from '@kopa/ui/amount';
import { Card } from '@kopa/ui/card';
import { StatusChip } from '@kopa/ui/status-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../shared/session/calendar.ts';
import { DaysLeft } from './days-left.tsx';
import type { KnownLoan } from '../../shared/payment/known-loan.ts';

/** The data of the card, from the lender's answer or from the last known one. */
export type ShownLoan = Omit<KnownLoan, 'orderNo' | 'status' | 'payTo'>;

/** A running loan: the balance of the day that the caption names, the days, and what follows from them. */
export function LoanCard({
  loan,
  caption,
  children,
}: {
  loan: ShownLoan;
  /** Names the day of the amount. */
  caption: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('loan');
  const isLate = loan.overdueDays > 0;
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-label font-text text-muted">{caption}</h2>
        {isLate && <StatusChip tone="danger">{t('daysLate', { count: loan.overdueDays })}</StatusChip>}
      </div>
      <Amount cents={loan.dueAmount} size="amount" />
      <div className="flex flex-col gap-3 pt-5">
        <DaysLeft
          from={loan.disbursedOn}
          until={loan.dueDate}
          today={dayOf(loan.serverTime)}
          late={loan.overdueDays}
          charged={loan.penaltyPerDay > 0}
        />
        {children}
      </div>
    </Card>
  );
}
