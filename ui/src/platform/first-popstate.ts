/**
 * One listener for Back that is older than a router's. Browsers call the window's popstate listeners in the order in which
 * they were added, also capturing ones, and overlays must be asked before a router sees a page that did not change.
 */

type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;
let listening = false;

/** Takes the place in the order. Called when the theme's module is read, long before a router is rendered. */
export function reserveFirstPopState(): void {
  if (listening || typeof window === 'undefined') return;
  listening = true;
  window.addEventListener('popstate', (event) => listener?.(event));
}

/** Sets who is asked first; the overlay stack, which may arrive in a later chunk. */
export function onFirstPopState(first: Listener): void {
  reserveFirstPopState();
  listener = first;
}
