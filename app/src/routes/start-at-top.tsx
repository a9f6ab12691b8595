import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at its top; going back keeps the place that the browser restores. */
export function StartAtTop() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    // The path is not read: its change is the occasion.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname, type]);
  return null;
}
