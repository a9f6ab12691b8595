/**
 * One popstate listener that is older than the router's. Browsers call the window's popstate listeners in the
 * order of registration, also capturing ones, and overlays must run before a router sees an unchanged page.
 */

type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;
let listening = false;

/** Registers the listener. Called when the theme's module is loaded, long before a router is rendered. */
export function reserveFirstPopState(): void {
  if (listening || typeof window === 'undefined') return;
  listening = true;
  window.addEventListener('popstate', (event) => listener?.(event));
}

/** Sets the first handler: the overlay stack, which may arrive in a later chunk. */
export function onFirstPopState(first: Listener): void {
  reserveFirstPopState();
  listener = first;
}
