import { differenceOf, type AllBooks, type BookRow } from '@kopa/contract/desk/day-end-entities';
import { Check, CircleAlert } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { SectionHead } from './section-head.tsx';

const columns = ['ledger', 'provider', 'told', 'suspense', 'difference'] as const;

/** The same money in three books: of the day, and of all days. Renders a `<table>` that scrolls. */
export function BooksTable({ day, all }: { day: readonly BookRow[]; all: AllBooks | null }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  return (
    <section>
      <SectionHead>{t('dayEnd.books')}</SectionHead>
      {/* Narrow pages: the figures stay beside each other, because comparing them is the purpose. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={t('dayEnd.books')}>
        <table className="w-full min-w-140 text-body text-ink tabular-nums">
          <thead>
            <tr className="border-b border-control text-caption text-muted">
              <th scope="col" className="py-2 text-start font-text">
                {t('dayEnd.money')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 ps-4 text-end font-text">
                  {t(`dayEnd.book.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <Rows name={t('dayEnd.ofDay')} rows={day} />
          {all ? (
            <Rows name={t('dayEnd.ofAll', { moment: moment(all.comparedAt) })} rows={all.books} />
          ) : null}
        </table>
      </div>
    </section>
  );
}

function Rows({ name, rows }: { name: string; rows: readonly BookRow[] }) {
  const { t } = useTranslation('desk');
  const { sum } = useFormat();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={6} className="pt-3 pb-1 text-start text-caption text-muted">
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.what} className="border-b border-decor">
          <th scope="row" className="py-2 text-start font-medium">
            {t(`dayEnd.what.${row.what}`)}
          </th>
          <td className="py-2 ps-4 text-end">{sum(row.ledgerCents)}</td>
          <td className="py-2 ps-4 text-end text-muted">
            {row.providerCents === null ? (
              t('dayEnd.noStatement')
            ) : (
              <span className="text-ink">{sum(row.providerCents)}</span>
            )}
          </td>
          <td className="py-2 ps-4 text-end">{sum(row.toldCents)}</td>
          <td className="py-2 ps-4 text-end">{sum(row.suspenseCents)}</td>
          <td className="py-2 ps-4 text-end">
            <Difference row={row} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Difference({ row }: { row: BookRow }) {
  const { t } = useTranslation('desk');
  const { sum } = useFormat();
  const { provider, told } = differenceOf(row);
  const cents = provider === 0 ? told : provider;
  const look = 'inline-flex items-center gap-1 font-semibold whitespace-nowrap';
  if (cents === 0)
    return (
      <span className={`${look} text-success`}>
        <Check aria-hidden className="size-4" />
        <span className="sr-only">{t('dayEnd.same')} </span>0
      </span>
    );
  return (
    <span className={`${look} text-danger`}>
      <CircleAlert aria-hidden className="size-4" />
      {cents > 0 ? '+' : '−'} {sum(Math.abs(cents))}
    </span>
  );
}
