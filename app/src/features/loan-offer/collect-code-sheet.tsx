import { validateVerifyCode } from '@kopa/contract/calls/loan';
import { BottomSheet } from '@kopa/ui/bottom-sheet';
import { Button } from '@kopa/ui/button';
import { CodeField } from '@kopa/ui/code-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { FailureNote } from '../../shared/screen/failure-note.tsx';
import { ResendCode } from '../../shared/screen/resend-code.tsx';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';
import { codeFault, sendCode, triesLeft, type SentCode } from '../../shared/session/send-code.ts';
import { useSession } from '../../shared/session/session.ts';

/**
 * Confirms drawing an order's money with a code to the borrower's own number, where the lender demands one (S7-42). The code is asked for
 * by the borrower's own tap; `onConfirmed` then collects.
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
    send: (to: string, { idempotencyKey }) => sendCode(to, idempotencyKey),
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
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const checking = useCommand({
    scope: `confirmCollect:${orderNo}`,
    send: (code: string, { idempotencyKey }) =>
      send(validateVerifyCode, { orderNo, code }, { idempotencyKey }),
    onDone: onConfirmed,
    onFailed: (failure) => {
      const left = triesLeft(failure);
      const more = left === null ? [] : [t('signIn:code.triesLeft', { count: left })];
      setError([failureText(failure), ...more].join(' '));
      input.current?.focus();
    },
  });
  const submit = () => {
    const code = input.current?.value ?? '';
    const wrong = codeFault(code, digits);
    setError(wrong ? t(`validation:${wrong}`) : undefined);
    if (wrong) input.current?.focus();
    else checking.run(code);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CodeField
        ref={input}
        label={t('signIn:code.label', { digits })}
        length={digits}
        error={error}
        onComplete={submit}
      />
      <Button block type="submit" busy={checking.busy} busyLabel={t('signIn:code.checking')}>
        {t('code.confirm')}
      </Button>
    </form>
  );
}
