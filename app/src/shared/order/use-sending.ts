import { useToast } from '@kopa/ui/toast';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../lender/call-error.ts';
import { keepWaiting, type NewWaiting } from '../outbox/waiting.ts';

// Right after the form's own code: what waits is seen on home without a connection.
void import('../outbox/waiting-row.tsx').catch(() => undefined);

/**
 * Sends a form's values: at once, or later from the outbox, also after a lost call. Without a connection and
 * without an outbox the values are sent on reconnection while the page is open. `submit` validates the form
 * and calls its argument when valid; the values are those at that time.
 */
export function useSending<Values>({
  submit,
  command: { run, error, reset },
  later,
  onKept,
}: {
  submit: (send: (values: Values) => void) => () => Promise<void>;
  command: { run: (values: Values) => void; error: CallError | null; reset: () => void };
  /** What the outbox sends; none, or `null`, for what must not be sent without its page. */
  later?: (values: Values) => NewWaiting | null;
  /** The outbox has the values, and the borrower is told. */
  onKept?: (values: Values) => void;
}): { waiting: boolean; send: () => void } {
  const { t } = useTranslation('application');
  const toast = useToast();
  const [waiting, setWaiting] = useState(false);
  const sent = useRef<Values>(null);
  const keep = (values: Values): boolean => {
    const entry = later?.(values);
    if (!entry || !keepWaiting(entry, values)) return false;
    toast(t('outbox.kept'));
    onKept?.(values);
    return true;
  };
  const send = () =>
    void submit((values) => {
      setWaiting(false);
      sent.current = values;
      if (onlineManager.isOnline()) run(values);
      else if (!keep(values)) setWaiting(true);
    })();
  const lost = useEffectEvent(() => {
    if (sent.current && keep(sent.current)) reset();
  });
  // Before the error is seen.
  useLayoutEffect(() => {
    if (error?.undelivered) lost();
  }, [error]);
  const connected = useEffectEvent(() => {
    if (!waiting) return;
    // The current values may be invalid: the error is shown, and nothing waits.
    setWaiting(false);
    send();
  });
  useEffect(() => onlineManager.subscribe((online) => online && connected()), []);
  return { waiting, send };
}
