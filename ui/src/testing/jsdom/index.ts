/**
 * Gives jsdom what the components need and jsdom lacks: modal dialogs, observers, media queries, scrolling
 * and animations that do nothing. What is there stays. Import the door once, before the first test, for
 * example as a setup file; outside of jsdom the import has no effect.
 */
import { giveModalDialogs } from './modal-dialog.js';

const nothing = (): void => {};

/** Defines what is missing. */
function give(target: object, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values))
    if (!(name in target)) Object.defineProperty(target, name, { configurable: true, writable: true, value });
}

/** Never reports: jsdom has no layout that could change. */
class StillObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** Motion is reduced, because no time passes between two frames; no other query matches. */
const mediaQuery = (media: string) => ({
  media,
  matches: /prefers-reduced-motion: *reduce/.test(media),
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => true,
});

/** An animation that is at its end. */
const animation = () => ({
  playState: 'finished',
  finished: Promise.resolve(),
  cancel: nothing,
  finish: nothing,
});

if (typeof window !== 'undefined' && /\bjsdom\//.test(navigator.userAgent)) {
  giveModalDialogs();
  give(globalThis, { ResizeObserver: StillObserver, matchMedia: mediaQuery });
  // jsdom has this one, which writes "Not implemented" to the error output.
  Object.defineProperty(globalThis, 'scrollTo', { configurable: true, writable: true, value: nothing });
  give(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    animate: animation,
    getAnimations: () => [],
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
  });
}
