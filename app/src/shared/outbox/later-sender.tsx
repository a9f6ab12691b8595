import { useToast } from '@kopa/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { anyUnsentHere } from '../consent/unsent-answers.ts';
import { useSession } from '../session/session.ts';
import { anyWaiting } from './any-waiting.ts';

/** A phone on a dead line may never say that the line is back. */
const againMs = 60_000;

/**
 * Sends what this phone has kept, consents and the outbox: after a login, on reconnection, with each opened
 * screen, and each minute. Nothing waits for it.
 */
export function LaterSender() {
  const session = useSession();
  const toast = useToast();
  const { pathname: path } = useLocation();
  const sendKept = useEffectEvent(() => {
    if (session && navigator.onLine && (anyUnsentHere() || anyWaiting())) sendNow(toast);
  });
  useEffect(() => {
    sendKept();
    window.addEventListener('online', sendKept);
    const again = setInterval(sendKept, againMs);
    return () => {
      window.removeEventListener('online', sendKept);
      clearInterval(again);
    };
    // Each change of the two is an occasion.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [session, path]);
  return null;
}

/** Sends what is kept; where its code does not come, the next occasion sends. */
export function sendNow(say: (text: string) => void): void {
  import('./send-kept.ts').then((kept) => kept.sendKept(say)).catch(() => undefined);
}
