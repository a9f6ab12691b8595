import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new screen, or another query of one, starts at its top; going back keeps the place that the browser restores. */
export function StartAtTop() {
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const started = useRef<string>(null);
  useLayoutEffect(() => {
    // A screen that is hidden while words of it come, and shown again, stays where it is.
    if (isBack || started.current === key) return;
    started.current = key;
    window.scrollTo(0, 0);
    // The path and the query are its occasions; going to the same address again is none.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, search]);
  return null;
}
