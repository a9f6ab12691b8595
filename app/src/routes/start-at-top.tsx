import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new screen, or another query, starts at its top; Back keeps the browser's restored position. */
export function StartAtTop() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isBack = useNavigationType() === 'POP';
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    // A screen that is reopened, or hidden while texts load, keeps its position.
    if (shown.current === address) return;
    shown.current = address;
    if (!isBack) window.scrollTo(0, 0);
  }, [address, isBack]);
  return null;
}
