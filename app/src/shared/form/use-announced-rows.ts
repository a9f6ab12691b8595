import { useAnnounce } from '@kopa/ui/announce';
import { useEffect, useRef } from 'react';

/**
 * Announces that rows appeared or disappeared when `rows`, their description, changes. Waits for the sheet of
 * the choice to close: an announcement inside a sheet would disappear with the sheet, and one behind would
 * not be heard.
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
