import { getVerifyCode, existsByMobile } from '@kopa/contract/calls/security';
import { BrandMark } from '@kopa/ui/brand-mark';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Help } from '../../shared/screen/page.tsx';
import { useBack } from '../../shared/address/use-back.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';

/** A code that was sent: to whom, until when one must wait for the next, and whether the number has an account. */
export interface SentCode {
  mobile: string;
  resendAt: number;
  registered: boolean;
}

/** /user/login and /user/register: one number, one code; it logs in or opens an account. */
export default function SignInScreen() {
  const { t } = useTranslation('signIn');
  const back = useBack('/');
  const [sent, setSent] = useState<SentCode | null>(null);
  const [numberOpen, setNumberOpen] = useState(true);
  const command = useCommand({
    scope: 'code',
    send: sendCode,
    onDone: (result) => {
      setSent(result);
      setNumberOpen(false);
    },
  });
  if (numberOpen || !sent)
    return (
      <SignInFrame heading={t('number.heading')} body={t('body')} onBack={back}>
        <NumberStep command={command} sent={sent} />
      </SignInFrame>
    );
  return (
    <SignInFrame heading={t('code.heading')} body={t('body')} onBack={() => setNumberOpen(true)}>
      <CodeStep command={command} sent={sent} onChangeNumber={() => setNumberOpen(true)} />
    </SignInFrame>
  );
}

/** The quiet frame of both steps; a step's own button stands at the foot of the page. */
function SignInFrame({
  heading,
  body,
  onBack,
  children,
}: {
  heading: string;
  body: string;
  onBack: () => void;
  children: ReactNode;
}) {
  return (
    <Screen header={<NavBar plain onBack={onBack} end={<Help />} />}>
      <div className="flex min-h-full flex-1 flex-col gap-5 pb-4">
        <BrandMark size="large" />
        <div className="flex flex-col gap-1">
          <h1 className="text-heading text-ink">{heading}</h1>
          <p className="text-body text-muted">{body}</p>
        </div>
        {children}
      </div>
    </Screen>
  );
}

export type SendCode = ReturnType<typeof useCommand<string, SentCode>>;

/** Asks for a code; when one was sent less than a minute ago, that one is still good. */
async function sendCode(mobile: string, { idempotencyKey }: { idempotencyKey: string }): Promise<SentCode> {
  const { exists } = await send(existsByMobile, { mobile });
  try {
    const { resendAt } = await send(getVerifyCode, { mobile }, { idempotencyKey });
    return { mobile, resendAt, registered: exists };
  } catch (error) {
    const waiting =
      error instanceof CallError && error.failure === 'codeTooSoon' ? resendAtOf(error.data) : null;
    if (waiting === null) throw error;
    return { mobile, resendAt: waiting, registered: exists };
  }
}

function resendAtOf(data: unknown): number | null {
  const resendAt =
    typeof data === 'object' && data !== null ? (data as { resendAt?: unknown }).resendAt : null;
  return typeof resendAt === 'number' ? resendAt : null;
}
