import { myDataExport } from '@kopa/contract/calls/my-data';
import { Button } from '@kopa/ui/button';
import { CopyButton } from '@kopa/ui/copy-button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { saveFile, type SaveOutcome } from '../../shared/screen/save-file.ts';

const name = 'my-data.json';

/**
 * All data as one readable file. Where a web view cannot save files, the text can be copied. Nothing stays in
 * this page's storage.
 */
export function ExportButton() {
  const { t } = useTranslation('account');
  const [made, setMade] = useState<{ text: string; outcome: SaveOutcome }>();
  const saving = useMutation({
    mutationFn: async () => {
      const { madeAt, data } = await send(myDataExport, {});
      const text = JSON.stringify({ madeAt: new Date(madeAt).toISOString(), ...data }, null, 2);
      return { text, outcome: await saveFile(new File([text], name, { type: 'application/json' })) };
    },
    onSuccess: setMade,
  });
  return (
    <div className="flex flex-col gap-2">
      <FailureNote error={saving.error} />
      <div>
        <div role="status">
          {made && made.outcome !== 'shared' && (
            <div className="flex items-center justify-between gap-2 pb-2">
              <p className="min-w-0 flex-1 text-caption text-muted">
                {made.outcome === 'saved' ? t('myData.saved', { name }) : t('myData.cannotSave')}
              </p>
              {made.outcome === 'cannot' && <CopyButton value={made.text} what={t('myData.file')} />}
            </div>
          )}
        </div>
        <Button
          variant="outline"
          block
          busy={saving.isPending}
          busyLabel={t('myData.making')}
          onClick={() => {
            if (!saving.isPending) saving.mutate();
          }}
        >
          {t('myData.export')}
        </Button>
      </div>
      <p className="px-4 text-caption text-muted">{t('myData.exportHow')}</p>
    </div>
  );
}
