import { takeSentBytes } from '../lender/sent-bytes.ts';
import { addDataUsed, countsData } from './data-used.ts';

/**
 * Counts the traffic from the page's start: the browser's reported transfer size of each file and answer, and
 * the sent bodies. Cached responses count nothing. Without reports nothing is counted.
 */
export function countData(): void {
  if (!countsData()) return;
  for (const type of ['navigation', 'resource'])
    try {
      new PerformanceObserver((list) => count(list.getEntries())).observe({ type, buffered: true });
    } catch {
      // Without the API nothing is counted.
    }
}

function count(entries: readonly PerformanceEntry[]): void {
  const received = entries.reduce((sum, entry) => {
    const { transferSize } = entry as Partial<PerformanceResourceTiming>;
    return sum + (typeof transferSize === 'number' ? transferSize : 0);
  }, 0);
  addDataUsed(received + takeSentBytes(), Date.now());
}
