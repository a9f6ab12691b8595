import { useLayoutEffect, useRef } from 'react';

/**
 * For an element whose content depends on `state`: when the content with the focus has gone, the element
 * takes the focus. Give the element `tabIndex={-1}`.
 */
export function useFocusAfter(state: unknown) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
