import { deskBorrowersLoan } from '@kopa/contract/desk/calls/borrowers';
import { deskNotes } from '@kopa/contract/desk/calls/notes';
import type { BorrowersLoan } from '@kopa/contract/desk/borrower-entities';
import { daysBetween } from '@kopa/contract/calendar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Figure } from '../../shared/screen/figure.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useSettings } from '../../shared/session/settings.ts';
import { LoanActs } from './loan-acts.tsx';
import { Timeline } from './timeline.tsx';

/** A loan: what is owed today and on the due day, and how it came to be. */
export function LoanTab({ id, orderNo }: { id: string; orderNo: string }) {
  const { language } = useSettings();
  const query = useQuery({
    // The lender says the reasons in the reader's language.
    queryKey: queryKeys.borrowersLoan(id, orderNo, language),
    queryFn: ({ signal }) => send(deskBorrowersLoan, { id, orderNo }, { signal }),
  });
  // The loan is explained also without its notes.
  const notes = useQuery({
    queryKey: queryKeys.notesOfLoan(id, orderNo),
    queryFn: ({ signal }) => send(deskNotes, { id, orderNo, limit: 100 }, { signal }),
  });
  if (!query.data) return <Waiting query={query} rows={8} />;
  return (
    <>
      <Stale query={query} />
      <Figures loan={query.data} />
      <WrittenOff loan={query.data} />
      <LoanActs loan={query.data} />
      <Timeline rows={query.data.rows} promises={query.data.promises} notes={notes.data?.rows ?? []} />
    </>
  );
}

/** That the loan is written off, and what came in since. */
function WrittenOff({ loan: { writtenOffOn, recoveredCents } }: { loan: BorrowersLoan }) {
  const { t } = useTranslation('desk');
  const { money, day } = useFormat();
  if (writtenOffOn === null) return null;
  return (
    <p className="mx-6 mb-4 text-body text-ink max-[44.99rem]:mx-4">
      {t('loanActs.writtenOff', { day: day(writtenOffOn), sum: money(recoveredCents) })}
    </p>
  );
}

function Figures({ loan }: { loan: BorrowersLoan }) {
  const { t } = useTranslation('desk');
  const { sum, money, day, count } = useFormat();
  const { today, dueOn, daysLate, owedCents, dueCents, paidCents } = loan;
  const left = daysBetween(today, dueOn);
  return (
    <dl className="mx-6 my-4 grid grid-cols-4 border-y border-t-2 border-decor border-t-ink max-[44.99rem]:mx-4 max-[44.99rem]:grid-cols-2 max-[44.99rem]:*:first:col-span-2">
      <Figure name={t('borrowers.owes')} value={money(owedCents)} />
      {daysLate > 0 ? (
        <Figure name={t('borrowers.dueOn')} value={day(dueOn)} />
      ) : (
        <Figure name={t('borrowers.owesOn', { day: day(dueOn) })} value={sum(dueCents)} />
      )}
      <Figure name={t('loan.paid')} value={sum(paidCents)} />
      {owedCents === 0 ? (
        <Figure name={t('borrowers.left')} value={t('borrowers.paidOff')} />
      ) : daysLate > 0 ? (
        <Figure name={t('borrowers.late')} value={count(daysLate)} alarm />
      ) : (
        <Figure name={t('borrowers.left')} value={count(left)} />
      )}
    </dl>
  );
}
