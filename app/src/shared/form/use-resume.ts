import { useEffect } from 'react';

/** Scrolls to the row of the last edit before the page was closed. */
export function useResume(field: string | null): void {
  useEffect(() => {
    if (!field) return;
    document.getElementById(field)?.scrollIntoView({ block: 'center' });
    // Only when the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
