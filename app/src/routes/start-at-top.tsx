import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new screen, or another query of one, starts at its top; going back keeps the place that the browser restores. */
export function StartAtTop() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isBack = useNavigationType() === 'POP';
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    // One that is opened again, or hidden while words of it come, stays where it is.
    if (shown.current === address) return;
    shown.current = address;
    if (!isBack) window.scrollTo(0, 0);
  }, [address, isBack]);
  return null;
}
