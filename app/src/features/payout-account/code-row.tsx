import { getVerifyCode } from '@kopa/contract/calls/security';
import { Button } from '@kopa/ui/button';
import { Countdown } from '@kopa/ui/countdown';
import { Clock } from '@kopa/ui/icons';
import { RhfCodeField } from '@kopa/ui/react-hook-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../../shared/form/row-of.ts';
import { CallError } from '../../shared/lender/call-error.ts';
import { send } from '../../shared/lender/client.ts';
import { useCommand } from '../../shared/lender/use-command.ts';
import { useFailureText } from '../../shared/screen/use-failure-text.ts';
import { policy } from '../../shared/session/policy.ts';
import type { PayoutForm, PayoutValues } from './payout-form.ts';

/** The SMS code that confirms an account (S3-76): sent on request to the borrower's login number. */
export function CodeRow({ form, label, mobile }: { form: PayoutForm; label: string; mobile: string }) {
  const { t } = useTranslation('payout');
  const failureText = useFailureText();
  const [waitsUntil, setWaitsUntil] = useState<number | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const command = useCommand({
    scope: 'payoutCode',
    send: async (to: string, { idempotencyKey }) => {
      try {
        return (await send(getVerifyCode, { mobile: to, purpose: 'payout' }, { idempotencyKey })).resendAt;
      } catch (failure) {
        // A code from the last minute is still valid.
        const resendAt = resendAtOf(failure);
        if (resendAt === null) throw failure;
        return resendAt;
      }
    },
    onDone: (resendAt) => {
      setWasSent(true);
      setWaitsUntil(waitEnd(resendAt));
      form.setFocus('mobileOtp');
    },
  });
  return (
    <div className="flex flex-col gap-2">
      <RhfCodeField<PayoutValues>
        {...rowOf('mobileOtp')}
        label={label}
        required
        length={policy().verification.digits}
        hint={t(wasSent ? 'mobileOtp.sent' : 'mobileOtp.hint', { last: mobile.slice(-3) })}
      />
      {waitsUntil === null ? (
        <div>
          <Button
            variant={wasSent ? 'text' : 'outline'}
            block={!wasSent}
            busy={command.busy}
            busyLabel={t('mobileOtp.sending')}
            onClick={() => command.run(mobile)}
          >
            {t(wasSent ? 'mobileOtp.again' : 'mobileOtp.send')}
          </Button>
          {command.error && (
            <p role="alert" className="pt-1 text-caption text-danger">
              {failureText(command.error)}
            </p>
          )}
        </div>
      ) : (
        <p className="flex items-center gap-2 ps-4 text-label text-muted">
          <Clock aria-hidden className="size-5" />
          <span>
            {t('mobileOtp.againIn')}{' '}
            <Countdown
              endsAt={waitsUntil}
              unit="second"
              onEnd={() => setWaitsUntil(null)}
              overdueText="0:00"
            />
          </span>
        </p>
      )}
    </div>
  );
}

function resendAtOf(failure: unknown): number | null {
  if (!(failure instanceof CallError) || failure.failure !== 'codeTooSoon') return null;
  const { data } = failure;
  const resendAt =
    typeof data === 'object' && data !== null ? (data as { resendAt?: unknown }).resendAt : null;
  return typeof resendAt === 'number' ? resendAt : null;
}

/** Measured on this phone from now, because the lender's clock may differ. */
function waitEnd(resendAt: number): number {
  const now = Date.now();
  return Math.min(Math.max(resendAt, now), now + policy().verification.resendSeconds * 1000);
}
