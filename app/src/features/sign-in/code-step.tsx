import { getUserInfo, login, register } from '@kopa/contract/calls/security';
import { shownPhone } from '@kopa/contract/market/phone';
import { Button } from '@kopa/ui/button';
import { Card } from '@kopa/ui/card';
import { ShieldCheck } from '@kopa/ui/icons';
import { Note } from '@kopa/ui/note';
import { useTranslation } from 'react-i18next';
import { entryState, navigate } from '../../shared/address/navigation.ts';
import { unlockDrafts } from '../../shared/draft/locked-drafts.ts';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import type { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { queryClient, queryKeys } from '../../shared/lender/queries.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { ResendCode } from '../../shared/screen/resend-code.tsx';
import { CodeRow, useCodeForm } from '../../shared/session/code-form.tsx';
import { policy } from '../../shared/session/policy.ts';
import { enter } from '../../shared/session/leave.ts';
import { useAppName } from '../../shared/session/app-name.ts';
import type { SentCode } from '../../shared/session/send-code.ts';
import type { SendCode } from './sent-sign-in.ts';

/**
 * Asks for the SMS code and opens an account, or logs in where the number has one. Only the right code learns
 * which of both is needed, so the login follows a registration that does not fit.
 */
export function CodeStep({
  command,
  sent,
  onChangeNumber,
}: {
  command: SendCode;
  sent: SentCode;
  onChangeNumber: () => void;
}) {
  const { t } = useTranslation('signIn');
  const appName = useAppName();
  const { form, refuse } = useCodeForm(sent.digits);
  const signIn = useCommand({
    scope: 'signIn',
    send: async (code: string, { idempotencyKey }) => {
      const enterBy = (call: typeof login) =>
        send(call, { mobile: sent.mobile, code }, { idempotencyKey, expects: 'numberRegistered' });
      const signedIn = await enterBy(register).catch((error: CallError) => {
        if (error.failure !== 'numberRegistered') throw error;
        return enterBy(login);
      });
      const { token } = signedIn;
      // The login has succeeded and has the same facts: a lost connection now costs nothing (S4-44).
      const user = await send(getUserInfo, {}, { token }).catch(() => signedIn.user);
      return { token, user, restoreDrafts: await unlockDrafts(user) };
    },
    onDone: ({ token, user, restoreDrafts }) => {
      enter({ token, userId: user.userId, mobile: user.mobile, draftKey: user.draftKey });
      restoreDrafts();
      queryClient.clear();
      queryClient.setQueryData(queryKeys.user, user);
      // The destination before the login; otherwise home (S4-46).
      navigate(entryState().returnTo ?? '/', { replace: true });
    },
    onFailed: refuse,
  });
  const submit = form.handleSubmit(({ code }) => signIn.run(code));
  return (
    <form noValidate className="flex flex-1 flex-col gap-4" onSubmit={submit}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="min-w-0">
            <p className="text-caption text-muted">{t('number.label')}</p>
            <p className="text-body font-medium tabular-nums text-ink">
              {shownPhone(sent.mobile, policy().market)}
            </p>
          </div>
          <Button variant="text" className="-mx-3 shrink-0" onClick={onChangeNumber}>
            {t('code.change')}
          </Button>
        </div>
      </Card>
      <ContractForm form={form}>
        <CodeRow digits={sent.digits} onComplete={() => void submit()} />
      </ContractForm>
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
