import { useAnnounce } from '@kopa/ui/announce';
import { useEffect, useRef } from 'react';

/**
 * Announces an outcome that arrives while the screen is open: title and h1 stay the same. `state` is
 * undefined until known; `words` default to the first h2 of the page.
 */
export function useToldChange(state: string | number | undefined, words?: string): void {
  const announce = useAnnounce();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    const wasKnown = before.current !== undefined;
    before.current = state;
    const text = words ?? document.querySelector('main h2')?.textContent;
    if (wasKnown && text) announce(text);
  }, [announce, state, words]);
}
