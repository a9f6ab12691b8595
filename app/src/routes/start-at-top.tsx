import { useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { takeGoneForward } from '../shared/address/hash-address.ts';

/** A new screen, or another query of one, starts at its top; going back keeps the place that the browser restores. */
export function StartAtTop() {
  const [path] = useLocation();
  const search = useSearch();
  useLayoutEffect(() => {
    if (takeGoneForward()) window.scrollTo(0, 0);
    // The address is not read: its change is the occasion.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [path, search]);
  return null;
}
