import { reminderSave, type reminderList } from '@kopa/contract/calls/reminders';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { Reminder } from '@kopa/contract/reminders';
import { Checkbox } from '@kopa/ui/checkbox';
import { FieldGroup } from '@kopa/ui/field-row';
import { PickerSheet } from '@kopa/ui/picker-sheet';
import { useToast } from '@kopa/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../language/format.ts';
import { send } from '../lender/client.ts';
import { queryClient } from '../lender/queries.ts';
import { useCommand } from '../lender/use-command.ts';
import { FailureNote } from '../screen/failure-note.tsx';
import { QueryView } from '../screen/query-view.tsx';
import { dayOf } from '../session/calendar.ts';
import { maskedMobile } from '../session/masked-mobile.ts';
import { useSession } from '../session/session.ts';
import { remindersKey, useReminders } from './use-reminders.ts';

type Listed = ResultOf<typeof reminderList>['reminders'];

/** The reminders of the due day by SMS: nothing is ticked the first time, and all off is a valid choice. */
export default function RemindersSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation('me');
  const toast = useToast();
  const mobile = useSession()?.mobile ?? '';
  const query = useReminders(open);
  const [ticked, setTicked] = useState<readonly Reminder[] | null>(null);
  const close = () => {
    setTicked(null);
    command.reset();
    onOpenChange(false);
  };
  const command = useCommand({
    scope: 'reminders',
    send: (chosen: Reminder[], { idempotencyKey }) =>
      send(reminderSave, { reminders: chosen }, { idempotencyKey }),
    onDone: (result, chosen) => {
      queryClient.setQueryData(remindersKey, result);
      close();
      toast(t(`reminders.${chosen.length > 0 ? 'saved' : 'stopped'}`));
    },
  });
  const listed = query.data?.reminders;
  const chosen = listed && (ticked ?? chosenOf(listed));
  return (
    <PickerSheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('reminders.title')}
      confirmDisabled={!chosen || command.busy}
      onConfirm={() => {
        if (chosen) command.run([...chosen]);
        return false;
      }}
    >
      <div className="flex flex-col gap-3 pb-4">
        <p className="text-label text-muted">{t('reminders.sentence', { mobile: maskedMobile(mobile) })}</p>
        <FailureNote error={command.error} />
        <QueryView query={query} rows={3} part>
          {({ reminders }) => <Rows listed={reminders} chosen={chosen ?? []} onChange={setTicked} />}
        </QueryView>
      </div>
    </PickerSheet>
  );
}

function Rows({
  listed,
  chosen,
  onChange,
}: {
  listed: Listed;
  chosen: readonly Reminder[];
  onChange: (chosen: Reminder[]) => void;
}) {
  const { t } = useTranslation('me');
  const format = useFormat();
  return (
    <FieldGroup>
      {listed.map(({ reminder, remindAt }) => (
        <Checkbox
          key={reminder}
          label={t(`reminders.${reminder}`)}
          caption={
            remindAt === null
              ? t('reminders.later')
              : t('reminders.at', { day: format.weekdayDay(dayOf(remindAt)), time: format.clock(remindAt) })
          }
          checked={chosen.includes(reminder)}
          onChecked={(isTicked) =>
            onChange(
              listed
                .map((each) => each.reminder)
                .filter((each) => (each === reminder ? isTicked : chosen.includes(each))),
            )
          }
        />
      ))}
    </FieldGroup>
  );
}

const chosenOf = (listed: Listed) => listed.filter(({ chosen }) => chosen).map(({ reminder }) => reminder);
