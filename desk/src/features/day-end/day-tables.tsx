import { deskDayCsv } from '@kopa/contract/desk/calls/day-end';
import { Button } from '@kopa/ui/button';
import { Download } from '@kopa/ui/icons';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { saveTable } from '../../shared/screen/save-table.ts';
import { SectionHead } from './section-head.tsx';

const tables = ['accounts', 'journals'] as const;
type Table = (typeof tables)[number];

/** Saves what was booked on a day as a table; each export is recorded. */
export function DayTables({ day }: { day: string }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const command = useCommand({
    send: (table: Table, options) => send(deskDayCsv, { day, table }, options),
    onDone: (text, table) => saveTable(text, `${table}-${day}.csv`),
  });
  return (
    <section>
      <SectionHead>{t('dayEnd.tables')}</SectionHead>
      <p className="py-2 text-caption text-muted">{t('dayEnd.tablesHow')}</p>
      <div className="flex flex-wrap gap-2">
        {tables.map((table) => (
          <Button
            key={table}
            variant="outline"
            icon={<Download aria-hidden />}
            disabled={command.busy}
            onClick={() => command.run(table)}
          >
            {t(`dayEnd.table.${table}`)}
          </Button>
        ))}
      </div>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
    </section>
  );
}
