import { deskBorrowersActs } from '@kopa/contract/desk/calls/borrowers';
import { EmptyState } from '@kopa/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useActWords } from '../../shared/language/use-act-words.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { ShowMore } from '../../shared/screen/show-more.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useReasonWords } from './use-reason-words.ts';

/** Who did what about this borrower, newest first. */
export function RecordTab({ id }: { id: string }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const actWords = useActWords();
  const reasonWords = useReasonWords();
  const query = useInfiniteQuery({
    queryKey: queryKeys.borrowersActs(id),
    queryFn: ({ pageParam, signal }) => send(deskBorrowersActs, { id, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows);
  if (!rows) return <Waiting query={query} />;
  if (rows.length === 0)
    return (
      <div className="py-10">
        <EmptyState title={t('borrowers.noActs')} body={t('borrowers.noActsBody')} />
      </div>
    );
  return (
    <>
      <Stale query={query} />
      <ol>
        {rows.map((row) => (
          <li
            key={row.no}
            className="flex flex-wrap gap-x-4 border-b border-decor px-6 py-2.5 text-body max-[44.99rem]:px-4"
          >
            <time
              dateTime={new Date(row.at).toISOString()}
              className="w-40 text-muted tabular-nums max-[44.99rem]:w-full max-[44.99rem]:text-caption"
            >
              {moment(row.at)}
            </time>
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-ink">{actWords(row.act)}</span>
              {row.why ? <span className="block text-caption text-muted">{reasonWords(row.why)}</span> : null}
            </span>
            <span className="text-muted">{row.staff.name}</span>
          </li>
        ))}
      </ol>
      <ShowMore query={query} />
    </>
  );
}
