import type { RepayDetail } from '@kopa/contract/entities';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { everyDay } from './loan-account.ts';

const figure = 'border-t border-decor px-2 py-2 text-end whitespace-nowrap tabular-nums';
const head = 'sticky top-0 bg-surface px-2 py-2 text-end text-caption font-semibold text-muted';

/** The cost of each selectable day; scrolls by touch and keys. */
export function CostTable({ detail }: { detail: RepayDetail }) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  const costs = useMemo(() => everyDay(detail), [detail]);
  return (
    <div
      role="region"
      aria-label={t('cost.table')}
      // A box that scrolls must be reached by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[40vh] overflow-y-auto rounded-medium border border-decor bg-surface"
    >
      <table className="w-full text-label text-ink">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-start`}>
              {t('cost.column.day')}
            </th>
            <th scope="col" className={head}>
              {t('cost.column.interest')}
            </th>
            <th scope="col" className={head}>
              {t('cost.column.penalty')}
            </th>
            <th scope="col" className={head}>
              {t('cost.column.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ day, interestCents, penaltyCents, totalCents }) => (
            <tr key={day}>
              <th
                scope="row"
                className={`${figure} text-start ${day === detail.dueOn ? 'font-semibold' : 'font-text'}`}
              >
                {day === detail.dueOn
                  ? t('cost.dueRow', { day: format.shortDay(day) })
                  : format.shortDay(day)}
              </th>
              <td className={figure}>{format.sum(interestCents)}</td>
              <td className={figure}>{format.sum(penaltyCents)}</td>
              <td className={`${figure} font-semibold`}>{format.sum(totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
