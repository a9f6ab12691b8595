import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Print-only content is rendered on the first print, by button or browser, and stays: some phones report the
 * end of printing before reading the page.
 */
export function usePaper(): { isOnPaper: boolean; print: () => void } {
  const [isOnPaper, setIsOnPaper] = useState(false);
  useEffect(() => {
    const prepare = () => flushSync(() => setIsOnPaper(true));
    window.addEventListener('beforeprint', prepare);
    return () => window.removeEventListener('beforeprint', prepare);
  }, []);
  return {
    isOnPaper,
    print: () => {
      flushSync(() => setIsOnPaper(true));
      window.print();
    },
  };
}
