import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Sends a form's values: at once, or offline on reconnection while the page is open. `submit` validates the
 * form and calls its argument when valid; the values are those at that time.
 */
export function useSending<Values>({
  submit,
  run,
}: {
  submit: (send: (values: Values) => void) => () => Promise<void>;
  run: (values: Values) => void;
}): { waiting: boolean; send: () => void } {
  const [waiting, setWaiting] = useState(false);
  const send = () =>
    void submit((values) => {
      setWaiting(!onlineManager.isOnline());
      if (onlineManager.isOnline()) run(values);
    })();
  const connected = useEffectEvent(() => {
    if (!waiting) return;
    // The current values may be invalid: the error is shown, and nothing waits.
    setWaiting(false);
    send();
  });
  useEffect(() => onlineManager.subscribe((online) => online && connected()), []);
  return { waiting, send };
}
