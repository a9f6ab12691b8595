import { Button } from '@kopa/ui/button';
import { Countdown } from '@kopa/ui/countdown';
import { Clock } from '@kopa/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentCode } from '../session/send-code.ts';
import { useFailureText } from './use-failure-text.ts';

/** A countdown to the next possible code, and then the button. */
export function ResendCode({
  sent,
  busy,
  error,
  onResend,
}: {
  sent: SentCode;
  busy: boolean;
  error: unknown;
  onResend: () => void;
}) {
  const { t } = useTranslation('signIn');
  const failureText = useFailureText();
  // Measured on this phone from now, because the lender's clock may differ.
  const [ready, setReady] = useState(false);
  const [shown, setShown] = useState({ sent, endsAt: waitEnd(sent) });
  if (shown.sent !== sent) {
    setShown({ sent, endsAt: waitEnd(sent) });
    setReady(false);
  }
  if (ready)
    return (
      <div>
        <Button variant="text" busy={busy} onClick={onResend}>
          {t('code.again')}
        </Button>
        {error !== null && (
          <p role="alert" className="text-caption text-danger">
            {failureText(error)}
          </p>
        )}
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
