import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.ts';
import { anyUnsentHere } from './unsent-answers.ts';

/**
 * Sends stored answers after a login, on reconnection, and with each opened screen. Silent: nothing waits for
 * it.
 */
export function AnswerSender() {
  const session = useSession();
  const { pathname: path } = useLocation();
  useEffect(() => {
    const sendKept = () => {
      if (!session || !anyUnsentHere()) return;
      import('./send-answers.ts').then(({ sendAnswers }) => sendAnswers()).catch(() => undefined);
    };
    sendKept();
    window.addEventListener('online', sendKept);
    return () => window.removeEventListener('online', sendKept);
    // The path is not read: each change of it is an occasion.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [session, path]);
  return null;
}
