import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is only seen on paper is made when somebody prints, by the screen's own button or the browser's, and stays from then on:
 * some phones say that printing is over before they have looked at the page.
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
