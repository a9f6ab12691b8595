import { validateVerifyCode } from '@kopa/contract/calls/loan';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../shared/form/contract-form.tsx';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { ResendCode } from '../../shared/screen/resend-code.tsx';
import { CodeRow, useCodeForm } from '../../shared/session/code-form.tsx';
import { sendCode, type SentCode } from '../../shared/session/send-code.ts';
import { useSession } from '../../shared/session/session.ts';

/**
 * Confirms the collection with a code to the borrower's own number, where the lender demands a code (S7-42).
 * The borrower requests the code with a tap; `onConfirmed` then collects.
 */
export default function CollectCodeSheet({
  orderNo,
  open,
  onOpenChange,
  onConfirmed,
}: {
  orderNo: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirmed: () => void;
}) {
  const { t } = useTranslation(['offer', 'signIn', 'validation']);
  const mobile = useSession()?.mobile ?? '';
  const [sent, setSent] = useState<SentCode | null>(null);
  const asking = useCommand({
    scope: `collectCode:${orderNo}`,
    send: (to: string, { idempotencyKey }) => sendCode(to, idempotencyKey, 'collect'),
    onDone: setSent,
  });
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('code.title')} height="auto">
      <div className="flex flex-col gap-4 px-4 pb-4">
        <p className="text-body text-muted">
          {t(sent ? 'code.sent' : 'code.body', { last: mobile.slice(-3) })}
        </p>
        {sent ? (
          <>
            <Typing orderNo={orderNo} digits={sent.digits} onConfirmed={onConfirmed} />
            <ResendCode
              sent={sent}
              busy={asking.busy}
              error={asking.error}
              onResend={() => asking.run(mobile)}
            />
          </>
        ) : (
          <>
            <FailureNote error={asking.error} />
            <Button
              block
              busy={asking.busy}
              busyLabel={t('signIn:number.sending')}
              onClick={() => asking.run(mobile)}
            >
              {t('code.send')}
            </Button>
          </>
        )}
      </div>
    </BottomSheet>
  );
}

function Typing({
  orderNo,
  digits,
  onConfirmed,
}: {
  orderNo: string;
  digits: number;
  onConfirmed: () => void;
}) {
  const { t } = useTranslation(['offer', 'signIn', 'validation']);
  const { form, refuse } = useCodeForm(digits);
  const checking = useCommand({
    scope: `confirmCollect:${orderNo}`,
    send: (code: string, { idempotencyKey }) =>
      send(validateVerifyCode, { orderNo, code }, { idempotencyKey }),
    onDone: onConfirmed,
    onFailed: refuse,
  });
  const submit = form.handleSubmit(({ code }) => checking.run(code));
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <ContractForm form={form}>
        <CodeRow digits={digits} onComplete={() => void submit()} />
      </ContractForm>
      <Button block type="submit" busy={checking.busy} busyLabel={t('signIn:code.checking')}>
        {t('code.confirm')}
      </Button>
    </form>
  );
}
