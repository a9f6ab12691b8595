import { repayStatementCsv } from '@kopa/contract/calls/statement';
import { Button } from '@kopa/ui/button';
import { CopyButton } from '@kopa/ui/copy-button';
import { useToast } from '@kopa/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNative } from '../../shared/bridge/bridge.ts';
import { send } from '../../shared/lender/client.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { saveFile } from '../../shared/screen/save-file.ts';

/** The byte order mark tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Printing and saving a statement. Where files cannot be saved, its table can be copied. */
export function StatementActions({ orderNo, onPrint }: { orderNo: string; onPrint: () => void }) {
  const { t } = useTranslation('repay');
  const toast = useToast();
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const name = `statement-${orderNo}.csv`;
  const saving = useMutation({
    mutationFn: async () => {
      const table = await send(repayStatementCsv, { orderNo });
      return { table, outcome: await saveFile(new File([byteOrderMark, table], name, { type: 'text/csv' })) };
    },
    onSuccess: ({ table, outcome }) => {
      setUnsaved(outcome === 'cannot' ? table : null);
      if (outcome === 'saved') toast(t('statement.saved', { name }));
    },
  });
  return (
    <>
      <FailureNote error={saving.error} />
      {unsaved !== null && (
        <div className="flex items-center justify-between gap-2" role="status">
          <p className="min-w-0 flex-1 text-caption text-muted">{t('statement.cannotSave')}</p>
          <CopyButton value={unsaved} what={t('statement.table')} />
        </div>
      )}
      <Button
        variant="outline"
        block
        busy={saving.isPending}
        busyLabel={t('statement.making')}
        onClick={() => {
          if (!saving.isPending) saving.mutate();
        }}
      >
        {t('statement.csv')}
      </Button>
      {/* Native apps block printing in web views. */}
      {!hasNative() && (
        <Button variant="text" block onClick={onPrint}>
          {t('statement.print')}
        </Button>
      )}
    </>
  );
}
