import { myDataExport } from '@kopa/contract/calls/my-data';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { SaveTextButton } from '../../shared/screen/save-text-button.tsx';

const name = 'my-data.json';

/** All data as one readable file. */
export function ExportButton() {
  const { t } = useTranslation('account');
  return (
    <div className="flex flex-col gap-2">
      <SaveTextButton
        make={async () => {
          const { madeAt, data } = await send(myDataExport, {});
          return JSON.stringify({ madeAt: new Date(madeAt).toISOString(), ...data }, null, 2);
        }}
        fileOf={(text) => new File([text], name, { type: 'application/json' })}
        words={{
          action: t('myData.export'),
          making: t('myData.making'),
          saved: t('myData.saved', { name }),
          cannotSave: t('myData.cannotSave'),
          what: t('myData.file'),
        }}
      />
      <p className="px-4 text-caption text-muted">{t('myData.exportHow')}</p>
    </div>
  );
}
