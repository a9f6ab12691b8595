import type { LoanStatement, StatementEntry } from '@kopa/contract/entities';
import { Amount } from '@kopa/ui/amount';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/language/format.ts';
import { statementRuns, type ChargesRun } from './statement-runs.ts';
import { useStatementReason } from './use-statement-reason.ts';

/** The recorded lines, each with its balance; runs of daily charges expand on demand. */
export function StatementLines({ statement: { lines, terms } }: { statement: LoanStatement }) {
  const runs = useMemo(() => statementRuns(lines), [lines]);
  return (
    <Card flush>
      <ol>
        {runs.map((run, index) =>
          run.kind === 'line' ? (
            // Lines of a day can be alike; a line keeps its place.
            // oxlint-disable-next-line react/no-array-index-key
            <OneLine key={index} entry={run.entry} terms={terms} />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <Charges key={index} run={run} terms={terms} />
          ),
        )}
      </ol>
    </Card>
  );
}

function OneLine({ entry, terms }: { entry: StatementEntry; terms: LoanStatement['terms'] }) {
  const { t } = useTranslation(['repay', 'statement']);
  const format = useFormat();
  const reasonOf = useStatementReason(terms);
  const { day, bookedOn, kind, cents, balanceCents, receipt } = entry;
  const isLate = bookedOn !== null && (kind === 'payment' || kind === 'correction') && bookedOn !== day;
  return (
    <Line day={format.day(day)} name={t(`statement:kind.${kind}`)} cents={cents} balanceCents={balanceCents}>
      {reasonOf(entry)}
      {receipt !== null && kind !== 'correction' && (
        <span className="block">{t('statement.receipt', { receipt })}</span>
      )}
      {isLate && <span className="block">{t('statement.recorded', { day: format.day(bookedOn) })}</span>}
      {bookedOn === null && <span className="block">{t('statement.tonight')}</span>}
    </Line>
  );
}

function Charges({ run, terms }: { run: ChargesRun; terms: LoanStatement['terms'] }) {
  const { t } = useTranslation(['repay', 'statement']);
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { charge, entries, cents, balanceCents } = run;
  const [from, to] = [entries[0]!.day, entries.at(-1)!.day];
  return (
    <>
      <Line
        day={t('statement.run', { from: format.shortDay(from), to: format.day(to) })}
        name={charge === 'both' ? t('statement.charges') : t(`statement:kind.${charge}`)}
        cents={cents}
        balanceCents={balanceCents}
        end={
          <div className="-mx-3 pt-2">
            <Button
              variant="text"
              className="-outline-offset-3"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? t('statement.short') : t('statement.full', { count: entries.length })}
            </Button>
          </div>
        }
      />
      {isOpen && (
        <li className="border-t border-decor bg-sunken">
          <ol>
            {entries.map((entry, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <OneLine key={index} entry={entry} terms={terms} />
            ))}
          </ol>
        </li>
      )}
    </>
  );
}

/** A line: date, name, amount; below, the reason and the balance. */
function Line({
  day,
  name,
  cents,
  balanceCents,
  end,
  children,
}: {
  day: string;
  name: string;
  cents: number;
  balanceCents: number;
  end?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('repay');
  const format = useFormat();
  return (
    <li className="border-t border-decor px-4 py-3 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-label font-semibold text-ink">{name}</p>
        <span className="ms-auto">
          <Amount cents={cents} currency="" sign="always" />
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 text-caption text-muted tabular-nums">
        <p>{day}</p>
        <p className="ms-auto">
          {t(balanceCents < 0 ? 'statement.favourAfter' : 'statement.leftAfter', {
            sum: format.sum(Math.abs(balanceCents)),
          })}
        </p>
      </div>
      {children && <div className="pt-1 text-caption text-muted">{children}</div>}
      {end}
    </li>
  );
}
