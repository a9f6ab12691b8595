import { takeSentBytes } from '../lender/sent-bytes.ts';
import { addDataUsed } from './data-used.ts';

/**
 * Counts from now on, and back to when the page started, what comes over the line: what the browser says that each file and each answer
 * weighed on its way, and the bodies that were sent. What came from its cache weighs nothing. A browser that does not say it counts bodies alone.
 */
export function countData(): void {
  for (const type of ['navigation', 'resource'])
    try {
      new PerformanceObserver((list) => count(list.getEntries())).observe({ type, buffered: true });
    } catch {
      // Nothing is counted where nothing is measured.
    }
}

function count(entries: readonly PerformanceEntry[]): void {
  const received = entries.reduce((sum, entry) => {
    const { transferSize } = entry as Partial<PerformanceResourceTiming>;
    return sum + (typeof transferSize === 'number' ? transferSize : 0);
  }, 0);
  addDataUsed(received + takeSentBytes(), Date.now());
}
