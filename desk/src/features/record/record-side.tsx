import type { RecordRow } from '@kopa/contract/desk/entities';
import { EmptyState } from '@kopa/ui/empty-state';
import { Skeleton } from '@kopa/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { SideHead } from '../../shared/screen/side-head.tsx';
import { useActWords } from '../../shared/language/use-act-words.ts';

/** One row of the record: who, why, from where, before and after, and its place in the chain. */
export function RecordSide({
  no,
  row,
  before,
  loading,
  onClose,
}: {
  no: string;
  row: RecordRow | undefined;
  before: RecordRow | undefined;
  loading: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  return (
    <div className="flex flex-col gap-4 p-4">
      <SideHead title={t('record.row', { no })} onClose={onClose} />
      {row ? (
        <Content row={row} before={before} />
      ) : loading ? (
        <Skeleton rows={5} shape="ledger" />
      ) : (
        <EmptyState title={t('record.notHere')} body={t('record.notHereBody')} />
      )}
    </div>
  );
}

function Content({ row, before }: { row: RecordRow; before: RecordRow | undefined }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const actWords = useActWords();
  const facts = [
    [t('record.who'), row.staff.name],
    [t('record.when'), moment(row.at)],
    [t('record.from'), row.from],
    [t('record.why'), row.why || t('record.noWhy')],
  ] as const;
  return (
    <>
      <p className="text-body font-medium text-ink">{actWords(row.act)}</p>
      {row.aboutKind === 'feedback' ? (
        <Link to={`/feedback/${row.aboutId}`} className="text-body font-semibold text-link">
          {t('record.openFeedback', { id: row.aboutId })}
        </Link>
      ) : row.aboutKind === 'borrower' ? (
        <Link to={`/borrowers/${row.aboutId}`} className="text-body font-semibold text-link">
          {t('record.openBorrower')}
        </Link>
      ) : (
        <p className="text-caption break-all text-muted">{row.aboutName ?? row.aboutId}</p>
      )}
      <Facts facts={facts} />
      <Changed row={row} />
      <section>
        <h3 className="mb-2 text-body font-semibold text-ink">{t('record.place')}</h3>
        <p className="text-caption text-muted">
          {before
            ? t('record.follows', { no: before.no, seal: before.hash.slice(0, 12) })
            : t('record.followsOne')}
        </p>
        <code className="mt-2 block text-caption break-all text-ink">{row.hash}</code>
      </section>
    </>
  );
}

/** What was and what is, by the names that the lender gives. */
function Changed({ row: { before, after } }: { row: RecordRow }) {
  const { t } = useTranslation('desk');
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <table className="w-full text-start text-caption">
      <caption className="sr-only">{t('record.changed')}</caption>
      <thead>
        <tr className="border-b border-control text-muted">
          <th scope="col" className="py-1 pe-3 text-start font-text">
            {t('record.what')}
          </th>
          <th scope="col" className="py-1 pe-3 text-start font-text">
            {t('record.before')}
          </th>
          <th scope="col" className="py-1 pe-3 text-start font-text">
            {t('record.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-b border-decor text-ink">
            <th scope="row" className="py-1 pe-3 text-start align-top font-text text-muted">
              {name}
            </th>
            <td className="py-1 pe-3 align-top break-all">{written(before?.[name])}</td>
            <td className="py-1 align-top font-semibold break-all">{written(after?.[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
