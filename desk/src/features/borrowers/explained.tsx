import type { TimelineRow } from '@kopa/contract/desk/borrower-entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';

/** The ledger's sides behind a row of the timeline, as a table with debit and credit. */
export function Explained({ row: { sides, journals, balanceCents, bookedOn } }: { row: TimelineRow }) {
  const { t } = useTranslation('desk');
  const { sum, day } = useFormat();
  return (
    <div className="mx-6 mb-3 ms-56 flex flex-col gap-2 rounded-medium border border-decor bg-page p-3 text-caption max-[63.99rem]:ms-6 max-[44.99rem]:mx-4">
      <p className="text-muted">
        {bookedOn === null ? t('timeline.notBooked') : t('timeline.bookedOn', { day: day(bookedOn) })}{' '}
        {t('timeline.after', { sum: sum(balanceCents) })}
      </p>
      {sides.length === 0 ? null : (
        <table className="w-full max-w-100 tabular-nums">
          <thead>
            <tr className="border-t-2 border-b border-t-ink border-b-decor text-muted">
              <th scope="col" className="py-1 text-start font-text">
                {t('timeline.journals', { count: journals })}
              </th>
              <th scope="col" className="w-24 py-1 text-end font-text">
                {t('timeline.debit')}
              </th>
              <th scope="col" className="w-24 py-1 text-end font-text">
                {t('timeline.credit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sides.map(({ account, cents }) => (
              <tr key={account} className="border-b border-decor text-ink">
                <th scope="row" className="py-1 text-start font-text">
                  {t(`timeline.account.${account}`, { defaultValue: account })}
                </th>
                <td className="py-1 text-end">{cents > 0 ? sum(cents) : ''}</td>
                <td className="py-1 text-end">{cents < 0 ? sum(-cents) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
