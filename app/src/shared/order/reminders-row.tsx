import { Bell } from '@kopa/ui/icons';
import { ListRow } from '@kopa/ui/list-row';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '../session/policy.ts';
import { useReminders } from './use-reminders.ts';

const RemindersSheet = lazy(() => import('./reminders-sheet.tsx'));

/** The reminders of the due day with the borrower's choice; nothing where the lender sends none. */
export function RemindersRow() {
  return policy().reminders && <Row />;
}

function Row() {
  const { t } = useTranslation('me');
  const [open, setOpen] = useState<boolean>();
  const { reminders = [], chosenAt = null } = useReminders().data ?? {};
  const chosen = reminders.flatMap((each) => (each.chosen ? t(`reminders.${each.reminder}`) : []));
  return (
    <>
      <ListRow
        icon={<Bell aria-hidden />}
        label={t('reminders.row')}
        caption={chosen.join(' · ') || t(`reminders.${chosenAt === null ? 'caption' : 'stopped'}`)}
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
