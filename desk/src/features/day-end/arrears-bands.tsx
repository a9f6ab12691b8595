import type { AllBooks, ArrearsBand } from '@kopa/contract/desk/day-end-entities';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { SectionHead } from './section-head.tsx';

const total = (some: readonly ArrearsBand[]) => ({
  loans: some.reduce((all, { loans }) => all + loans, 0),
  owedCents: some.reduce((all, { owedCents }) => all + owedCents, 0),
});

/** What is owed by days late: loans, sum and share; below, what is written off and in no band. */
export function ArrearsBands({ books: { arrears: bands, comparedAt } }: { books: AllBooks }) {
  const { t } = useTranslation('desk');
  const { sum, count, money, moment } = useFormat();
  const byDays = bands.filter((each) => each.band !== 'writtenOff');
  const all = total(byDays);
  const late = total(byDays.filter(({ band }) => band !== 'none'));
  const writtenOff = total(bands.filter(({ band }) => band === 'writtenOff'));
  const share = (cents: number) =>
    all.owedCents === 0 ? '0.0 %' : `${((cents / all.owedCents) * 100).toFixed(1)} %`;
  const rows = [
    ...byDays.map((each) => ({ ...each, name: t(`dayEnd.band.${each.band}`) })),
    { band: 'all', name: t('dayEnd.together'), ...all },
  ];
  return (
    <section>
      <SectionHead>{t('dayEnd.arrears')}</SectionHead>
      <p className="py-2 text-caption text-muted">{t('dayEnd.asOf', { moment: moment(comparedAt) })}</p>
      <table className="w-full text-body text-ink tabular-nums">
        <caption className="sr-only">{t('dayEnd.arrears')}</caption>
        <thead>
          <tr className="border-b border-control text-caption text-muted">
            <th scope="col" className="py-2 text-start font-text">
              {t('dayEnd.daysLate')}
            </th>
            {(['loans', 'owed', 'share'] as const).map((column) => (
              <th key={column} scope="col" className="py-2 ps-2 text-end font-text">
                {t(`dayEnd.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ band, name, loans, owedCents }) => (
            <tr
              key={band}
              className="group border-b border-decor last:border-t last:border-b-3 last:border-double last:border-ink last:font-semibold last:[border-block-start-style:solid]"
            >
              <th scope="row" className="py-2 text-start font-text group-last:font-semibold">
                {name}
              </th>
              <td className="py-2 ps-2 text-end">{count(loans)}</td>
              <td className="py-2 ps-2 text-end">{sum(owedCents)}</td>
              <td className="py-2 ps-2 text-end whitespace-nowrap">{share(owedCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-2 text-caption text-muted">
        {t('dayEnd.late', {
          count: late.loans,
          loans: count(late.loans),
          sum: money(late.owedCents),
          share: share(late.owedCents),
        })}
      </p>
      {writtenOff.loans > 0 ? (
        <p className="pt-2 text-caption text-muted">
          {t('dayEnd.writtenOff', {
            count: writtenOff.loans,
            loans: count(writtenOff.loans),
            sum: money(writtenOff.owedCents),
          })}
        </p>
      ) : null}
    </section>
  );
}
