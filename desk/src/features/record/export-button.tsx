import { deskRecordCsv } from '@kopa/contract/desk/calls/record';
import { Button } from '@kopa/ui/button';
import { Download } from '@kopa/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { marketDay } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { saveTable } from '../../shared/screen/save-table.ts';
import { lenderNow } from '../../shared/session/session-clock.ts';
import type { RecordFilter } from './record-filters.tsx';

/** Saves the filtered record as a table; the export itself is recorded. */
export function ExportButton({ filter }: { filter: RecordFilter }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const command = useCommand({
    send: (body: RecordFilter, options) => send(deskRecordCsv, body, options),
    onDone: (table) => {
      saveTable(table, `record-${marketDay(lenderNow())}.csv`);
      return queries.invalidateQueries({ queryKey: ['record', 'list'] });
    },
  });
  return (
    <div className="flex flex-col items-end gap-2">
      <Button
        variant="outline"
        icon={<Download aria-hidden />}
        busy={command.busy}
        busyLabel={t('record.exporting')}
        onClick={() => command.run(filter)}
      >
        {t('record.export')}
      </Button>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
    </div>
  );
}
