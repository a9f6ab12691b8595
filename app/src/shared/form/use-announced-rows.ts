import { useAnnounce } from '@kopa/ui/announce';
import { useEffect, useRef } from 'react';

/**
 * Says that rows came or went whenever `rows`, which names them, is another. It waits until the sheet has gone whose choice did
 * it: what is said inside of a sheet goes with it, and what is said behind it is not heard.
 */
export function useAnnouncedRows(rows: string, text: string): void {
  const announce = useAnnounce();
  const before = useRef(rows);
  useEffect(() => {
    if (rows === before.current) return undefined;
    let frame = requestAnimationFrame(function say() {
      if (document.querySelector('dialog[open]')) {
        frame = requestAnimationFrame(say);
        return;
      }
      before.current = rows;
      announce(text);
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, text, announce]);
}
