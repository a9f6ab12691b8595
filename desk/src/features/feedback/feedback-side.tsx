import type { DeskThread } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { ArrowLeft, Lock } from '@kopa/ui/icons';
import { Ledger, LedgerLine, LedgerTotal } from '@kopa/ui/ledger';
import { Skeleton } from '@kopa/ui/skeleton';
import { StatusChip } from '@kopa/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { daysBetween } from '@kopa/contract/calendar';
import { useFormat } from '../../shared/language/format.ts';

/** The borrower and the running loan, as the borrower is told. */
export function FeedbackSide({ thread, onClose }: { thread: DeskThread | undefined; onClose: () => void }) {
  const { t } = useTranslation('desk');
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="lg:hidden">
        <Button variant="text" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
          {t('feedback.conversation')}
        </Button>
      </div>
      {thread ? (
        <>
          <div>
            <h2 className="text-title text-ink">
              <Link to={`/borrowers/${thread.item.borrower.id}`} className="text-link">
                {thread.item.borrower.name || t('loan.unnamed')}
              </Link>
            </h2>
            <p className="text-body text-muted tabular-nums">{thread.item.borrower.phone}</p>
          </div>
          <Loan thread={thread} />
          <p className="flex gap-2 border-t border-decor pt-4 text-caption text-muted">
            <Lock aria-hidden className="size-4" />
            {t('loan.noContacts')}
          </p>
        </>
      ) : (
        <Skeleton rows={4} shape="ledger" />
      )}
    </div>
  );
}

function Loan({ thread: { loan, order } }: { thread: DeskThread }) {
  const { t } = useTranslation('desk');
  const { day, sum } = useFormat();
  if (!loan)
    return (
      <p className="border-t border-decor pt-4 text-body text-muted">
        {order ? t('loan.notRunning', { orderNo: order.orderNo }) : t('loan.none')}
      </p>
    );
  const { order: running, dueOn, today } = loan;
  const days = daysBetween(today, dueOn);
  const charged = loan.owedCents + loan.paidCents - running.loanAmount - running.penaltyAmount;
  return (
    <section className="flex flex-col gap-3 border-t border-decor pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-body font-semibold text-ink">{t('loan.title', { orderNo: running.orderNo })}</h3>
        <StatusChip tone={running.overdueDays > 0 ? 'danger' : 'primary'}>
          {running.overdueDays > 0 ? t('loan.late', { count: running.overdueDays }) : t('loan.repaying')}
        </StatusChip>
      </div>
      <Ledger>
        <LedgerLine label={t('loan.borrowed', { day: day(loan.disbursedOn) })} cents={running.loanAmount} />
        <LedgerLine label={t('loan.interest')} cents={charged} sign="always" />
        {running.penaltyAmount > 0 ? (
          <LedgerLine label={t('loan.lateCharge')} cents={running.penaltyAmount} sign="always" />
        ) : null}
        <LedgerLine label={t('loan.paid')} cents={-loan.paidCents} sign="always" />
        <LedgerTotal label={t('loan.owes')} cents={loan.owedCents} />
      </Ledger>
      <p className="text-caption text-muted">
        {days >= 0
          ? t('loan.due', { day: day(dueOn), sum: sum(running.dueAmount), count: days })
          : t('loan.wasDue', { day: day(dueOn) })}
      </p>
    </section>
  );
}
