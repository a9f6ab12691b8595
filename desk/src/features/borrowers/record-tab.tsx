import { deskBorrowersActs } from '@kopa/contract/desk/calls/borrowers';
import { recordedContact } from '@kopa/contract/desk/borrower-entities';
import type { DeskAct } from '@kopa/contract/desk/acts';
import type { RecordRow } from '@kopa/contract/desk/entities';
import { contactKind } from '@kopa/contract/fields/contacts';
import { EmptyState } from '@kopa/ui/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useActWords } from '../../shared/language/use-act-words.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { MoreRows } from '../../shared/screen/more-rows.tsx';
import { Stale } from '../../shared/screen/stale.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { useContactWords } from './use-contact-words.ts';
import { useReasonWords } from './use-reason-words.ts';

const correction: DeskAct = 'borrower.contactCorrected';

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
      <MoreRows query={query}>
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
                <Corrected row={row} />
                {row.why ? (
                  <span className="block text-caption text-muted">{reasonWords(row.why)}</span>
                ) : null}
              </span>
              <span className="text-muted">{row.staff.name}</span>
            </li>
          ))}
        </ol>
      </MoreRows>
    </>
  );
}

/** A corrected contact, masked; of a third person, and after an erasure, which one alone. */
function Corrected({ row: { act, before, after } }: { row: RecordRow }) {
  const { t } = useTranslation(['desk', 'enumerations']);
  const contactWords = useContactWords();
  if (act !== correction) return null;
  const [was, is] = [recordedContact.parse(before), recordedContact.parse(after)];
  const said = (value: string) =>
    value === ''
      ? t('contacts.none')
      : contactKind(is.name) === 'relation'
        ? t(`enumerations:contactRelation.${value}`)
        : value;
  const contact = contactWords(is.name);
  return (
    <span className="block text-caption wrap-anywhere text-ink">
      {was.value === '' && is.value === ''
        ? contact
        : t('contacts.changed', { contact, before: said(was.value), after: said(is.value) })}
    </span>
  );
}
