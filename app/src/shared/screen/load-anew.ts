/**
 * Loads the page anew. Where a reload has not helped, the browser may have kept a spoilt answer: then each
 * file of the page comes from the network, for at most 20 s: on a hung line no file comes at all.
 */
export async function loadAnew(): Promise<void> {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type === 'reload')
    await Promise.race([
      new Promise((end) => setTimeout(end, 20_000)),
      Promise.allSettled(
        performance.getEntriesByType('resource').map(({ name }) => fetch(name, { cache: 'reload' })),
      ),
    ]);
  location.reload();
}
