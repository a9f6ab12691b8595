import { deskSignInWithPassword } from '@kopa/contract/desk/calls/sign-in';
import type { StaffSession } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfCodeField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useTranslation } from 'react-i18next';
import { DeskForm, showFields, useDeskForm } from '../../shared/form/desk-form.tsx';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { settings } from '../../shared/session/settings.ts';

/** Signing in with work email, password and the six digits of an authenticator app. */
export function PasswordForm({ onDone }: { onDone: (answer: { session: StaffSession }) => void }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const form = useDeskForm(deskSignInWithPassword.request, {
    email: settings().email,
    password: '',
    code: '',
  });
  const command = useCommand({
    send: (body: { email: string; password: string; code: string }, options) =>
      send(deskSignInWithPassword, body, options),
    onDone,
    onFailed: (error) => {
      showFields(form, error);
      // A code is good once.
      form.setValue('code', '');
    },
  });
  return (
    <DeskForm form={form} label={t('signIn.password')} onSubmit={command.run}>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <FieldGroup>
        <RhfTextField
          name="email"
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RhfTextField
          name="password"
          label={t('field.password')}
          type="password"
          autoComplete="current-password"
        />
        <RhfCodeField name="code" label={t('field.code')} length={6} />
      </FieldGroup>
      <Button type="submit" block busy={command.busy} busyLabel={t('signIn.busy')}>
        {t('signIn.enter')}
      </Button>
    </DeskForm>
  );
}
