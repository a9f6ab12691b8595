import {
  deskAcceptWithPassword,
  type deskInvitation,
  passwordLengths,
} from '@kopa/contract/desk/calls/sign-in';
import type { ResultOf } from '@kopa/contract/calls/call';
import type { StaffSession } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { CopyButton } from '@kopa/ui/copy-button';
import { FieldGroup } from '@kopa/ui/field-row';
import { RhfCodeField, RhfTextField } from '@kopa/ui/react-hook-form';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { DeskForm, showFields, useDeskForm } from '../../shared/form/desk-form.tsx';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';

/** A first password, and the first six digits of the secret that is shown as a picture and as text. */
export function NewPasswordForm({
  token,
  invitation: { codeSecret, codeAddress, email },
  onDone,
}: {
  token: string;
  invitation: ResultOf<typeof deskInvitation>;
  onDone: (answer: { session: StaffSession }) => void;
}) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  const form = useDeskForm(deskAcceptWithPassword.request, { token, password: '', code: '' });
  const command = useCommand({
    send: (body: { token: string; password: string; code: string }, options) =>
      send(deskAcceptWithPassword, body, options),
    onDone,
    onFailed: (error) => showFields(form, error),
  });
  return (
    <DeskForm form={form} label={t('invited.password')} onSubmit={command.run}>
      {command.error ? <Said>{failureText(command.error)}</Said> : null}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FieldGroup>
        <RhfTextField
          name="password"
          label={t('field.newPassword')}
          hint={t('invited.passwordHint', { count: passwordLengths.shortest })}
          type="password"
          autoComplete="new-password"
        />
      </FieldGroup>
      <div className="flex flex-col gap-2">
        <h2 className="text-body font-semibold text-ink">{t('invited.scan')}</h2>
        <p className="text-caption text-muted">{t('invited.scanHow')}</p>
        <QrPicture text={codeAddress} label={t('invited.picture')} />
        <p className="text-caption text-muted">{t('invited.byHand')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 break-all text-body text-ink">
            {codeSecret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton value={codeSecret} what={t('invited.secret')} />
        </div>
      </div>
      <FieldGroup>
        <RhfCodeField name="code" label={t('field.code')} length={6} />
      </FieldGroup>
      <Button type="submit" block busy={command.busy} busyLabel={t('signIn.busy')}>
        {t('invited.enter')}
      </Button>
    </DeskForm>
  );
}

/** A text as a QR code, dark on light in every mode, because cameras read no other. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text]);
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dots.join('')} fill="black" />
    </svg>
  );
}
