import { deskNotes } from '@kopa/contract/desk/calls/notes';
import type { BorrowerPage } from '@kopa/contract/desk/borrower-entities';
import { EmptyState } from '@kopa/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useWhomToAsk } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { MoreRows } from '../../shared/screen/more-rows.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useMay } from '../../shared/session/session.ts';
import { NoteText } from './note-text.tsx';
import { WriteNote } from './write-note.tsx';

const right = { area: 'notes', may: 'act' } as const;

/** The notes about a borrower and the borrower's orders, newest first, and a field for another one. */
export function NotesTab({ page, orderNo }: { page: BorrowerPage; orderNo: string | undefined }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const mayAct = useMay(right);
  const whomToAsk = useWhomToAsk();
  const { id } = page.borrower;
  const query = useInfiniteQuery({
    queryKey: queryKeys.notes(id),
    queryFn: ({ pageParam, signal }) => send(deskNotes, { id, cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = query.data?.pages.flatMap((part) => part.rows);
  return (
    <>
      {page.erasedAt !== null ? null : mayAct ? (
        <WriteNote id={id} orderNo={orderNo} />
      ) : (
        <p className="px-6 py-4 text-caption text-muted max-[44.99rem]:px-4">{whomToAsk(right)}</p>
      )}
      {!rows ? (
        <Waiting query={query} />
      ) : rows.length === 0 ? (
        <div className="py-10">
          <EmptyState title={t('notes.none')} body={t('notes.noneBody')} />
        </div>
      ) : (
        <>
          <Stale query={query} />
          <MoreRows query={query}>
            <ol aria-label={t('notes.title')} className="border-t border-decor">
              {rows.map(({ number, text, at, by, orderNo: about }) => (
                <li key={number} className="border-b border-decor px-6 py-2.5 text-body max-[44.99rem]:px-4">
                  <NoteText text={text} />
                  <span className="block text-caption text-muted">
                    {about === null ? null : `${t('notes.aboutOrder', { orderNo: about })} · `}
                    {t('notes.by', { name: by.name, time: moment(at) })}
                  </span>
                </li>
              ))}
            </ol>
          </MoreRows>
        </>
      )}
    </>
  );
}
