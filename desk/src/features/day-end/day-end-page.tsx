import { addDays } from '@kopa/contract/calendar';
import { deskBooks, deskDayEnd } from '@kopa/contract/desk/calls/day-end';
import { Button } from '@kopa/ui/button';
import { ChevronLeft, ChevronRight } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useFormat } from '../../shared/language/format.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { PageHead } from '../../shared/screen/page-head.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { ArrearsBands } from './arrears-bands.tsx';
import { BooksTable } from './books-table.tsx';
import { DayTables } from './day-tables.tsx';
import { Differences } from './differences.tsx';
import { LentCollected } from './lent-collected.tsx';
import { NightAndLedger } from './night-and-ledger.tsx';
import { Signing } from './signing.tsx';

/** One day of the lender: what does not agree first, then the books, the money, the night and the arrears. */
export default function DayEndPage() {
  const { t } = useTranslation('desk');
  const { day: shownDay } = useFormat();
  const named = useParams()['day'];
  const dayEnd = useQuery({
    queryKey: queryKeys.dayEnd(named),
    queryFn: ({ signal }) => send(deskDayEnd, named === undefined ? {} : { day: named }, { signal }),
  });
  const books = useQuery({
    queryKey: queryKeys.books,
    queryFn: ({ signal }) => send(deskBooks, {}, { signal }),
  });
  const again = () => void Promise.all([dayEnd.refetch(), books.refetch()]);
  useKeys({ r: again });
  const told = dayEnd.data;
  return (
    <div className="relative flex-1 overflow-y-auto pb-8">
      <PageHead title={t('nav.dayEnd')} caption={told ? shownDay(told.day) : null}>
        {told ? <Days day={told.day} today={told.today} /> : null}
        <Button
          variant="outline"
          busy={books.isFetching || dayEnd.isFetching}
          busyLabel={t('dayEnd.comparing')}
          aria-keyshortcuts="r"
          onClick={again}
        >
          {t('dayEnd.again')} <Kbd>R</Kbd>
        </Button>
      </PageHead>
      {told ? (
        <>
          <Stale query={dayEnd} />
          <Stale query={books} />
          <div className="flex flex-col gap-6 px-6 max-[44.99rem]:px-4">
            <Differences dayEnd={told} books={books.data} failed={books.isError} />
            <Signing dayEnd={told} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="flex min-w-0 flex-col gap-8">
                <BooksTable day={told.books} all={books.data?.books} />
                <LentCollected days={told.days} />
                <NightAndLedger dayEnd={told} books={books.data} />
                <DayTables day={told.day} />
              </div>
              <ArrearsBands bands={told.arrears} />
            </div>
          </div>
        </>
      ) : (
        <Waiting query={dayEnd} rows={10} />
      )}
    </div>
  );
}

/** The day before, and the day after as far as there is one. */
function Days({ day, today }: { day: string; today: string }) {
  const { t } = useTranslation('desk');
  const look =
    'inline-flex size-11 items-center justify-center rounded-medium border border-control text-ink min-[45rem]:size-9 pointer-coarse:size-11';
  return (
    <nav aria-label={t('dayEnd.days')} className="flex gap-2">
      <Link to={`/day-end/${addDays(day, -1)}`} aria-label={t('dayEnd.before')} className={look}>
        <ChevronLeft aria-hidden className="size-5" />
      </Link>
      {day < today ? (
        <Link to={`/day-end/${addDays(day, 1)}`} aria-label={t('dayEnd.after')} className={look}>
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      ) : null}
    </nav>
  );
}
