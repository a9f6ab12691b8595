import { BrandMark } from '@kopa/ui/brand-mark';
import { NavBar } from '@kopa/ui/nav-bar';
import { Screen } from '@kopa/ui/screen';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LanguageButton } from '../../shared/screen/language-button.tsx';
import { LostSession } from '../../shared/screen/lost-session-part.tsx';
import { Help } from '../../shared/screen/page.tsx';
import { useTitle } from '../../shared/screen/use-title.ts';
import { useBack } from '../../shared/address/use-back.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { sendCode, type SentCode } from '../../shared/session/send-code.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';

/** /user/login and /user/register: one number, one code; logs in or creates an account. */
export default function SignInScreen() {
  const { t } = useTranslation(['signIn', 'validation']);
  const back = useBack('/');
  const isNew = useLocation().pathname === '/user/register';
  const [sent, setSent] = useState<SentCode | null>(null);
  const [numberOpen, setNumberOpen] = useState(true);
  const command = useCommand({
    scope: 'code',
    send: (mobile: string, { idempotencyKey }) => sendCode(mobile, idempotencyKey),
    onDone: (result) => {
      setSent(result);
      setNumberOpen(false);
    },
  });
  if (numberOpen || !sent)
    return (
      <SignInFrame heading={t('number.heading')} body={t(isNew ? 'bodyNew' : 'body')} onBack={back}>
        <NumberStep command={command} sent={sent} />
      </SignInFrame>
    );
  return (
    <SignInFrame heading={t('code.heading')} body={t('body')} onBack={() => setNumberOpen(true)}>
      <CodeStep command={command} sent={sent} onChangeNumber={() => setNumberOpen(true)} />
    </SignInFrame>
  );
}

/** The quiet frame of both steps; a step's button is at the foot of the page. */
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
  useTitle(heading);
  return (
    <Screen
      place={heading}
      header={
        <NavBar
          className="kopa-hero"
          plain
          onBack={onBack}
          end={
            <>
              <LanguageButton />
              <Help />
            </>
          }
        />
      }
    >
      <div className="flex min-h-full flex-1 flex-col gap-5 pb-4">
        <div className="kopa-hero kopa-hero-block flex flex-col gap-5">
          <BrandMark size="large" />
          <div className="flex flex-col gap-1">
            <h1 className="text-heading text-ink">{heading}</h1>
            <p className="text-body text-muted">{body}</p>
          </div>
        </div>
        <LostSession tone="warning" />
        {children}
      </div>
    </Screen>
  );
}
