import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { takeGoneForward } from '../shared/address/hash-address.ts';

/** A new screen starts at its top; going back keeps the place that the browser restores. */
export function StartAtTop() {
  const [path] = useLocation();
  useLayoutEffect(() => {
    if (takeGoneForward()) window.scrollTo(0, 0);
    // The path is not read: its change is the occasion.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path]);
  return null;
}
