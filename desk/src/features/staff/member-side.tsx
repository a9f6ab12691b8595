import { deskEndStaff, deskInviteAgain } from '@kopa/contract/desk/calls/staff';
import type { StaffMember } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { Stack } from '@kopa/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '@kopa/contract/calls/call';
import { showFields, useDeskForm } from '../../shared/form/desk-form.tsx';
import { ReasonForm } from '../../shared/form/reason-form.tsx';
import { useFormat } from '../../shared/language/format.ts';
import { Facts } from '../../shared/screen/facts.tsx';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { SideHead } from '../../shared/screen/side-head.tsx';

/** One member of staff: a new link, or the end with a reason. */
export function MemberSide({
  member,
  mayAct,
  onClose,
}: {
  member: StaffMember;
  mayAct: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const [invited, setInvited] = useState<ResultOf<typeof deskInviteAgain> | null>(null);
  const facts = [
    [t('field.email'), member.email],
    [t('field.roles'), member.roles.map((role) => t(`role.${role}`)).join(', ')],
    [t('staff.since'), moment(member.createdAt)],
    [t('staff.seen'), member.lastSeenAt === null ? t('staff.never') : moment(member.lastSeenAt)],
  ] as const;
  return (
    <Stack gap={4} className="p-4">
      <SideHead title={member.name} onClose={onClose} />
      <Facts facts={facts} />
      {invited ? (
        <InvitationLink token={invited.token} expiresAt={invited.expiresAt} name={member.name} />
      ) : null}
      {mayAct && member.state !== 'ended' ? (
        <>
          {invited ? null : <InviteAgain member={member} onDone={setInvited} />}
          <End member={member} />
        </>
      ) : null}
    </Stack>
  );
}

function InviteAgain({
  member,
  onDone,
}: {
  member: StaffMember;
  onDone: (answer: ResultOf<typeof deskInviteAgain>) => void;
}) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const command = useCommand({
    send: (body: { staffId: string }, options) => send(deskInviteAgain, body, options),
    onDone,
  });
  return (
    <Stack gap={2}>
      <p className="text-caption text-muted">{t('staff.againHow')}</p>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <Button
        variant="outline"
        block
        busy={command.busy}
        busyLabel={t('staff.inviting')}
        onClick={() => command.run({ staffId: member.id })}
      >
        {t('staff.again')}
      </Button>
    </Stack>
  );
}

function End({ member }: { member: StaffMember }) {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const form = useDeskForm(deskEndStaff.request, { staffId: member.id, why: '' });
  const command = useCommand({
    send: (body: { staffId: string; why: string }, options) => send(deskEndStaff, body, options),
    onDone: () => queries.invalidateQueries({ queryKey: queryKeys.staff }),
    onFailed: (error) => showFields(form, error),
  });
  if (!asked)
    return (
      <Button variant="outline" tone="danger" block onClick={() => setAsked(true)}>
        {t('staff.end')}
      </Button>
    );
  return (
    <ReasonForm
      form={form}
      command={command}
      how={t('staff.endHow', { name: member.name })}
      act={t('staff.endName', { name: member.name })}
      busy={t('staff.ending')}
      keep={t('staff.keep')}
      onKeep={() => setAsked(false)}
    />
  );
}
