import { login, register } from '@kopa/contract/calls/security';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { CodeField } from '@kopa/ui/code-field';
import { Countdown } from '@kopa/ui/countdown';
import { Clock, ShieldCheck } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryState, navigate } from '../../shared/address/hash-address.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';
import { startSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import type { SendCode, SentCode } from './sign-in-screen.tsx';

/** Asks for the code of the SMS and logs in; a number without an account gets one. */
export function CodeStep({
  command,
  sent,
  onChangeNumber,
}: {
  command: SendCode;
  sent: SentCode;
  onChangeNumber: () => void;
}) {
  const { t } = useTranslation(['signIn', 'validation']);
  const { appName } = useSettings();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const signIn = useCommand({
    scope: 'signIn',
    send: (code: string, { idempotencyKey }) =>
      send(sent.registered ? login : register, { mobile: sent.mobile, code }, { idempotencyKey }),
    onDone: ({ token, user }) => {
      startSession({ token, userId: user.userId, mobile: user.mobile });
      queryClient.clear();
      // Where the borrower was going before being asked to log in; otherwise home (S4-46).
      navigate(entryState().returnTo ?? '/', { replace: true });
    },
    onFailed: (failure) => {
      setError(failureText(failure));
      input.current?.focus();
    },
  });
  const submit = () => {
    const code = input.current?.value ?? '';
    const wrong = code === '' ? 'code.required' : /^\d{6}$/.test(code) ? null : 'code.invalid';
    setError(wrong ? t(`validation:${wrong}`) : undefined);
    if (wrong) input.current?.focus();
    else signIn.run(code);
  };
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card>
        <div className="flex items-center justify-between gap-4">
          <div>
            <p className="text-caption text-muted">{t('number.label')}</p>
            <p className="text-body font-medium tabular-nums text-ink">
              +254 {sent.mobile.replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3')}
            </p>
          </div>
          <Button variant="text" onClick={onChangeNumber}>
            {t('code.change')}
          </Button>
        </div>
      </Card>
      <CodeField ref={input} label={t('code.label')} length={6} error={error} onComplete={() => submit()} />
      <Resend command={command} sent={sent} />
      <Note tone="info" icon={<ShieldCheck aria-hidden />}>
        {t('code.never', { appName })}
      </Note>
      <div className="mt-auto">
        <Button block type="submit" busy={signIn.busy} busyLabel={t('code.checking')}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}

function Resend({ command, sent }: { command: SendCode; sent: SentCode }) {
  const { t } = useTranslation('signIn');
  const failureText = useFailureText();
  // The wait is measured on this phone from now: the lender's clock may differ.
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState({ sent, endsAt: waitEnd(sent) });
  if (shown.sent !== sent) {
    setShown({ sent, endsAt: waitEnd(sent) });
    setReady(false);
  }
  if (ready)
    return (
      <div>
        <Button variant="text" busy={command.busy} onClick={() => command.run(sent.mobile)}>
          {t('code.again')}
        </Button>
        {command.error && <p className="text-caption text-danger">{failureText(command.error)}</p>}
      </div>
    );
  return (
    <p className="flex items-center gap-2 ps-4 text-label text-muted">
      <Clock aria-hidden className="size-5" />
      <span>
        {t('code.againIn')}{' '}
        <Countdown endsAt={shown.endsAt} unit="second" onEnd={() => setReady(true)} overdueText="0:00" />
      </span>
    </p>
  );
}

const resendSeconds = 60;

function waitEnd({ resendAt }: SentCode): number {
  const now = Date.now();
  return Math.min(Math.max(resendAt, now), now + resendSeconds * 1000);
}
