import type { LoanStatement } from '@kopa/contract/entities';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { useAppName } from '../../shared/session/app-name.ts';
import { StatementSums } from './statement-sums.tsx';
import { useStatementReason } from './use-statement-reason.ts';

const cell = 'border-t border-decor py-1.5 pe-2 align-top';
const figure = `${cell} text-end whitespace-nowrap tabular-nums`;

/** The printed statement: borrower, sums, and a table of all lines. Hidden on the screen. */
export function StatementOnPaper({ statement }: { statement: LoanStatement }) {
  const { t } = useTranslation(['repay', 'statement']);
  const format = useFormat();
  const appName = useAppName();
  const [madeAt] = useState(() => Date.now());
  const reasonOf = useStatementReason(statement.terms);
  return (
    <div className="hidden flex-col gap-4 text-ink print:flex">
      <div>
        <p className="text-heading">{t('statement.lender', { name: appName })}</p>
        <p className="text-label text-muted">{t('statement.made', { time: format.time(madeAt) })}</p>
      </div>
      <StatementSums statement={statement} />
      <table className="w-full text-caption">
        <thead>
          <tr>
            {(['day', 'what', 'added', 'takenOff', 'left'] as const).map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`pe-2 pb-1 font-semibold ${index > 1 ? 'text-end' : 'text-start'}`}
              >
                {t(`statement:column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statement.lines.map((entry, index) => (
            // Lines of a day can be alike; a line keeps its place.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} className="break-inside-avoid">
              <td className={`${cell} whitespace-nowrap`}>{format.day(entry.day)}</td>
              <td className={cell}>
                <span className="font-semibold">{t(`statement:kind.${entry.kind}`)}</span>
                {entry.receipt !== null && entry.kind !== 'correction' && ` ${entry.receipt}`}
                <span className="block text-muted">{reasonOf(entry)}</span>
              </td>
              <td className={figure}>{entry.cents > 0 ? format.sum(entry.cents) : ''}</td>
              <td className={figure}>{entry.cents < 0 ? format.sum(-entry.cents) : ''}</td>
              <td className={figure}>
                {entry.balanceCents < 0
                  ? t('statement.favourAfter', { sum: format.sum(-entry.balanceCents) })
                  : format.sum(entry.balanceCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
