import { deskPasskeyChallenge, deskSignInWithPasskey } from '@kopa/contract/desk/calls/sign-in';
import { deskRules } from '@kopa/contract/desk/desk-rules';
import type { StaffSession } from '@kopa/contract/desk/entities';
import { Button } from '@kopa/ui/button';
import { Fingerprint, KeyRound } from '@kopa/ui/icons';
import { Kbd } from '@kopa/ui/kbd';
import { Note } from '@kopa/ui/note';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFailureText } from '../../shared/language/use-failure-text.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { Said } from '../../shared/screen/said.tsx';
import { Door, Or } from './door.tsx';
import { OpenIdButton } from './open-id-button.tsx';
import { PasskeyError, signWithPasskey } from './passkey.ts';
import { PasswordForm } from './password-form.tsx';
import { useSignedIn } from './use-signed-in.ts';

/** The ways in: a passkey first, the lender's provider, or a password and six digits. */
export function SignInPage({
  endedBy,
  before = null,
  problem = null,
}: {
  endedBy: string | null;
  /** Who was signed in on this page. */
  before?: StaffSession | null;
  /** Why signing in elsewhere did not work. */
  problem?: Error | null;
}) {
  const { t } = useTranslation('desk');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [byPassword, setByPassword] = useState(pathname === '/sign-in/code');
  const failureText = useFailureText();
  const first = useRef<HTMLButtonElement>(null);
  // The first key press on the page signs in.
  useEffect(() => first.current?.focus(), []);
  const signedIn = useSignedIn(before);
  const enter = (answer: { session: StaffSession }) => {
    signedIn(answer);
    if (pathname.startsWith('/sign-in')) void navigate('/', { replace: true });
  };
  const passkey = useCommand({
    send: async (_: object, sending) => {
      const { options } = await send(deskPasskeyChallenge, {});
      return send(deskSignInWithPasskey, { response: await signWithPasskey(options) }, sending);
    },
    onDone: enter,
  });
  const told = passkey.error instanceof PasskeyError ? t(`passkey.${passkey.error.reason}`) : null;
  return (
    <Door title={t('signIn.title')} above={<Ended by={endedBy} kept={before !== null} />} below={<Rules />}>
      {problem && !passkey.error ? <Said>{failureText(problem)}</Said> : null}
      {passkey.error ? <Said>{told ?? failureText(passkey.error)}</Said> : null}
      {byPassword ? (
        <>
          <PasswordForm onDone={enter} />
          <Or />
        </>
      ) : null}
      <Button
        block
        ref={first}
        variant={byPassword ? 'outline' : 'filled'}
        icon={<Fingerprint aria-hidden />}
        busy={passkey.busy}
        busyLabel={t('passkey.waiting')}
        onClick={() => passkey.run({})}
      >
        {t('signIn.passkey')} {byPassword ? null : <Kbd>Enter</Kbd>}
      </Button>
      {byPassword ? null : (
        <>
          <Or />
          <OpenIdButton />
          <Button block variant="outline" icon={<KeyRound aria-hidden />} onClick={() => setByPassword(true)}>
            {t('signIn.password')}
          </Button>
        </>
      )}
    </Door>
  );
}

const reasons = ['idle', 'endOfDay', 'signedOut', 'endedByAdmin', 'endedElsewhere'] as const;

/** Why one is not signed in any more, and that what was typed is kept. */
function Ended({ by, kept }: { by: string | null; kept: boolean }) {
  const { t } = useTranslation('desk');
  const reason = reasons.find((each) => each === by);
  if (!reason && !kept) return null;
  return (
    <Note tone={reason === 'signedOut' ? 'info' : 'warning'}>
      {reason
        ? t(`ended.${reason}`, { minutes: deskRules.idleMinutes, time: deskRules.endOfDay })
        : t('ended.other')}{' '}
      {kept ? t('session.kept') : null}
    </Note>
  );
}

function Rules() {
  const { t } = useTranslation('desk');
  const rows = [
    [t('door.ends'), t('door.endsWhen', { minutes: deskRules.idleMinutes, time: deskRules.endOfDay })],
    [t('door.record'), t('door.recordHow')],
    [t('door.lost'), t('door.lostHow')],
  ] as const;
  return (
    <dl className="border-t-2 border-ink text-caption text-muted">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-decor py-2">
          <dt>{name}</dt>
          <dd className="text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
