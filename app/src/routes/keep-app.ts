/** After the first screen, which is more urgent on a slow line; in ms. */
const calm = 3000;

/**
 * Starts the service worker, if this browser has one, and tells it the files of the shown screen: from then
 * on the app opens without a connection. A browser that refuses loads the app from the network, as before.
 */
export function keepApp(): void {
  if (import.meta.env.PROD) setTimeout(() => void startWorker().catch(() => undefined), calm);
}

async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // Beside the folder of this script, wherever the page is.
  await serviceWorker.register(import.meta.url.replace(/assets\/.*/, 'sw.js'));
  const { active } = await serviceWorker.ready;
  // From then on the worker sees each file that the page asks for, and the list is complete.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  const { release } = document.querySelector<HTMLElement>('[data-release]')!.dataset;
  const tell = () =>
    active!.postMessage({
      release,
      loaded: performance.getEntriesByType('resource').map(({ name }) => name),
    });
  tell();
  // A slow file that was asked for before that comes without the worker, and after the list.
  const seenSince = performance.now();
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime < seenSince)) tell();
  }).observe({ type: 'resource' });
}
