import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Sends what a form holds: at once, or, while there is no connection, as soon as it is back and the page still open. `submit`
 * checks the form and calls what it is given when all is right; what is sent is what the form holds then.
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
    // What it holds now may be wrong: then that is said, and nothing waits.
    setWaiting(false);
    send();
  });
  useEffect(() => onlineManager.subscribe((online) => online && connected()), []);
  return { waiting, send };
}
