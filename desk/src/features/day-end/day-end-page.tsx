import { addDays } from '@kopa/contract/calendar';
import { deskBooks, deskBooksCompare, deskDayEnd } from '@kopa/contract/desk/calls/day-end';
import { Button } from '@kopa/ui/button';
import { ChevronLeft, ChevronRight } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useKeys } from '../../shared/keys/use-keys.ts';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { Said } from '../../shared/screen/said.tsx';
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

/** How often a running comparison is asked about. */
const askedAnewMs = 2_000;

/** One day of the lender: what does not agree first, then the books, the money, the night and the arrears. */
export default function DayEndPage() {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const { day: shownDay } = useFormat();
  const named = useParams()['day'];
  const dayEnd = useQuery({
    queryKey: queryKeys.dayEnd(named),
    queryFn: ({ signal }) => send(deskDayEnd, named === undefined ? {} : { day: named }, { signal }),
  });
  const books = useQuery({
    queryKey: queryKeys.books,
    queryFn: ({ signal }) => send(deskBooks, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.isComparing ? askedAnewMs : false),
  });
  const comparison = useCommand({
    send: (_: null, options) => send(deskBooksCompare, {}, options),
    onDone: () => Promise.all([dayEnd.refetch(), books.refetch()]),
  });
  const isComparing = comparison.busy || books.data?.isComparing === true;
  const again = () => {
    if (!isComparing) comparison.run(null);
  };
  useKeys({ r: again });
  const told = dayEnd.data;
  const all = books.data?.last ?? null;
  return (
    <div className="relative flex-1 overflow-y-auto pb-8">
      <PageHead title={t('nav.dayEnd')} caption={told ? shownDay(told.day) : null}>
        {told ? <Days day={told.day} today={told.today} /> : null}
        <Button
          variant="outline"
          busy={isComparing}
          busyLabel={t('dayEnd.comparing')}
          aria-keyshortcuts="r"
          onClick={again}
        >
          {t(all ? 'dayEnd.again' : 'dayEnd.compare')} <Kbd>R</Kbd>
        </Button>
      </PageHead>
      {comparison.error ? <Said>{failureText(comparison.error)}</Said> : null}
      {told ? (
        <>
          <Stale query={dayEnd} />
          <Stale query={books} />
          <div className="flex flex-col gap-6 px-6 max-[44.99rem]:px-4">
            <Differences dayEnd={told} compared={books.data} />
            <Signing dayEnd={told} />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <div className="flex min-w-0 flex-col gap-8">
                <BooksTable day={told.books} all={all} />
                <LentCollected days={told.days} />
                <NightAndLedger dayEnd={told} books={all} />
                <DayTables day={told.day} />
              </div>
              {all ? <ArrearsBands books={all} /> : null}
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
