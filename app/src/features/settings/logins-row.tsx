import { Clock } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LoginsSheet = lazy(() => import('./logins-sheet.tsx'));

/** The way to the borrower's logins. `onEnd` asks whether to end the login of this phone. */
export function LoginsRow({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <ListRow
        icon={<Clock aria-hidden />}
        label={t('logins.title')}
        caption={t('logins.caption')}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <LoginsSheet
            open={open}
            onOpenChange={setOpen}
            onEnd={() => {
              setOpen(false);
              onEnd();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
