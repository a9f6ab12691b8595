import { repayStatementCsv } from '@kopa/contract/calls/statement';
import { Button } from '@kopa/ui/button';
import { CopyButton } from '@kopa/ui/copy-button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNative } from '../../shared/bridge/bridge.ts';
import { send } from '../../shared/lender/client.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { saveFile, type SaveOutcome } from '../../shared/screen/save-file.ts';

/** The byte order mark tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Printing and saving a statement. Where files cannot be saved, its table can be copied. */
export function StatementActions({ orderNo, onPrint }: { orderNo: string; onPrint: () => void }) {
  const { t } = useTranslation('repay');
  const [made, setMade] = useState<{ text: string; outcome: SaveOutcome }>();
  const name = `statement-${orderNo}.csv`;
  const saving = useMutation({
    mutationFn: async () => {
      const text = await send(repayStatementCsv, { orderNo });
      return { text, outcome: await saveFile(new File([byteOrderMark, text], name, { type: 'text/csv' })) };
    },
    onSuccess: setMade,
  });
  return (
    <>
      <FailureNote error={saving.error} />
      <div>
        <div role="status">
          {made && made.outcome !== 'shared' && (
            <div className="flex items-center justify-between gap-2 pb-2">
              <p className="min-w-0 flex-1 text-caption text-muted">
                {made.outcome === 'saved' ? t('statement.saved', { name }) : t('statement.cannotSave')}
              </p>
              {made.outcome === 'cannot' && <CopyButton value={made.text} what={t('statement.table')} />}
            </div>
          )}
        </div>
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
      </div>
      {/* Native apps block printing in web views. */}
      {!hasNative() && (
        <Button variant="text" block onClick={onPrint}>
          {t('statement.print')}
        </Button>
      )}
    </>
  );
}
