import { deskInvite } from '@kopa/contract/desk/calls/staff';
import { staffRoles, type StaffRole } from '@kopa/contract/desk/rights';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfCheckboxGroup, RhfTextField } from '@kopa/ui/react-hook-form';
import { Stack } from '@kopa/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '@kopa/contract/calls/call';
import { DeskForm, showFields, useDeskForm } from '../../shared/form/desk-form.tsx';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { SideHead } from '../../shared/screen/side-head.tsx';

interface NewStaff {
  name: string;
  email: string;
  roles: StaffRole[];
}

/** A new member of staff, and then the link for the first visit. */
export function InviteSide({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [invited, setInvited] = useState<ResultOf<typeof deskInvite> | null>(null);
  const form = useDeskForm<NewStaff>(deskInvite.request, { name: '', email: '', roles: [] });
  const command = useCommand({
    send: (body: NewStaff, options) => send(deskInvite, body, options),
    onDone: (answer) => {
      setInvited(answer);
      return queries.invalidateQueries({ queryKey: queryKeys.staff });
    },
    onFailed: (error) => showFields(form, error),
  });
  return (
    <Stack gap={4} className="p-4">
      <SideHead title={t('staff.invite')} onClose={onClose} />
      {invited ? (
        <InvitationLink token={invited.token} expiresAt={invited.expiresAt} name={invited.member.name} />
      ) : (
        <DeskForm form={form} label={t('staff.invite')} onSubmit={command.run}>
          {command.error ? <Said>{failureText(command.error)}</Said> : null}
          <FieldGroup>
            <RhfTextField name="name" label={t('field.name')} autoComplete="off" />
            <RhfTextField
              name="email"
              label={t('field.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </FieldGroup>
          <RhfCheckboxGroup
            name="roles"
            legend={t('field.roles')}
            options={staffRoles.map((value) => ({
              value,
              label: t(`role.${value}`),
              caption: t(`roleDoes.${value}`),
            }))}
          />
          <Button type="submit" block busy={command.busy} busyLabel={t('staff.inviting')}>
            {t('staff.makeLink')}
          </Button>
        </DeskForm>
      )}
    </Stack>
  );
}
