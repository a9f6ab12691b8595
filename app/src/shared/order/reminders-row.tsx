import { Bell } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '../session/policy.ts';

const RemindersSheet = lazy(() => import('./reminders-sheet.tsx'));

/** The way to the reminders of the due day; nothing where the lender sends none. */
export function RemindersRow() {
  const { t } = useTranslation('me');
  const [open, setOpen] = useState<boolean>();
  if (!policy().reminders) return null;
  return (
    <>
      <ListRow
        icon={<Bell aria-hidden />}
        label={t('reminders.row')}
        caption={t('reminders.caption')}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <RemindersSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
