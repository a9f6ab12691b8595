import { login, register } from '@kopa/contract/calls/security';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { CodeField } from '@kopa/ui/code-field';
import { ShieldCheck } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryState, navigate } from '../../shared/address/navigation.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { ResendCode } from '../../shared/screen/resend-code.tsx';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';
import { codeFault, triesLeft } from '../../shared/session/send-code.ts';
import { startSession } from '../../shared/session/session.ts';
import { useSettings } from '../../shared/session/settings.ts';
import type { SendCode, SentSignIn } from './sign-in-screen.tsx';

/** Asks for the code of the SMS and logs in; a number without an account gets one. */
export function CodeStep({
  command,
  sent,
  onChangeNumber,
}: {
  command: SendCode;
  sent: SentSignIn;
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
      const left = triesLeft(failure);
      setError(
        [failureText(failure), left !== null && t('code.triesLeft', { count: left })]
          .filter(Boolean)
          .join(' '),
      );
      input.current?.focus();
    },
  });
  const submit = () => {
    const code = input.current?.value ?? '';
    const wrong = codeFault(code, sent.digits);
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
      <CodeField
        ref={input}
        label={t('code.label', { digits: sent.digits })}
        length={sent.digits}
        error={error}
        onComplete={() => submit()}
      />
      <ResendCode
        sent={sent}
        busy={command.busy}
        error={command.error}
        onResend={() => command.run(sent.mobile)}
      />
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
