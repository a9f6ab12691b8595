/**
 * Loads the page anew. Where a reload has not helped, the browser may have kept a spoilt answer: then each
 * file of the page comes from the network.
 */
export async function loadAnew(): Promise<void> {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type === 'reload')
    await Promise.allSettled(
      performance.getEntriesByType('resource').map(({ name }) => fetch(name, { cache: 'reload' })),
    );
  location.reload();
}
