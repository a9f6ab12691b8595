import { deskAcceptWithPasskey, deskInvitation } from '@kopa/contract/desk/calls/sign-in';
import type { StaffSession } from '@kopa/contract/desk/entities';
import { deviceName } from '@kopa/contract/desk/device-name';
import type { ResultOf } from '@kopa/contract/calls/call';
import { Button } from '@kopa/ui/button';
import { Fingerprint, KeyRound } from '@kopa/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useFormat } from '../../shared/language/format.ts';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { brand } from '../../shared/lender/lender.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { Waiting } from '../../shared/screen/waiting.tsx';
import { Door, Or } from './door.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { makePasskey, PasskeyError } from './passkey.ts';
import { useSignedIn } from './use-signed-in.ts';

/** The first visit of somebody who is invited: a passkey, or a password and six digits. */
export function InvitedPage() {
  const { t } = useTranslation('desk');
  const { token = '' } = useParams();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => send(deskInvitation, { token }, { signal }),
    // The secret of the codes is one for the whole visit.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Door title={invitation.data ? t('invited.title', { name: invitation.data.name }) : t('invited.open')}>
      {invitation.data ? (
        <Ways token={token} invitation={invitation.data} />
      ) : (
        <Waiting query={invitation} rows={3} />
      )}
    </Door>
  );
}

function Ways({ token, invitation }: { token: string; invitation: ResultOf<typeof deskInvitation> }) {
  const { t } = useTranslation('desk');
  const { moment } = useFormat();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const signedIn = useSignedIn(null);
  const [byPassword, setByPassword] = useState(false);
  const enter = (answer: { session: StaffSession }) => {
    signedIn(answer);
    void navigate('/', { replace: true });
  };
  const passkey = useCommand({
    send: async (_: object, options) => {
      const response = await makePasskey(invitation.passkeyOptions);
      return send(
        deskAcceptWithPasskey,
        { token, passkeyName: deviceName(navigator.userAgent), response },
        options,
      );
    },
    onDone: enter,
  });
  const told = passkey.error instanceof PasskeyError ? t(`passkey.${passkey.error.reason}`) : null;
  return (
    <>
      <p className="text-body text-muted">
        {t('invited.body', {
          email: invitation.email,
          lender: brand().name,
          until: moment(invitation.expiresAt),
        })}
      </p>
      {passkey.error ? <Said>{told ?? failureText(passkey.error)}</Said> : null}
      {byPassword ? (
        <>
          <NewPasswordForm token={token} invitation={invitation} onDone={enter} />
          <Or />
        </>
      ) : null}
      <Button
        block
        variant={byPassword ? 'outline' : 'filled'}
        icon={<Fingerprint aria-hidden />}
        busy={passkey.busy}
        busyLabel={t('passkey.waiting')}
        onClick={() => passkey.run({})}
      >
        {t('invited.passkey')}
      </Button>
      {byPassword ? null : (
        <>
          <p className="text-caption text-muted">{t('invited.passkeyWhy')}</p>
          <Or />
          <Button block variant="outline" icon={<KeyRound aria-hidden />} onClick={() => setByPassword(true)}>
            {t('invited.password')}
          </Button>
        </>
      )}
    </>
  );
}
