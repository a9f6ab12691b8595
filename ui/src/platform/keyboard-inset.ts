/**
 * The height of the on-screen keyboard, as `--kopa-keyboard-inset` on elements above the keyboard. Not on
 * <html>, where a custom property would restyle every element of the page.
 */

const NAME = '--kopa-keyboard-inset';
const watchers = new Set<HTMLElement>();
let inset = 0;

function write(element: HTMLElement) {
  if (inset > 0) element.style.setProperty(NAME, `${inset}px`);
  else element.style.removeProperty(NAME);
}

function measure() {
  const view = window.visualViewport;
  if (!view) return;
  // A pinch zoom also shrinks the visual viewport, without a keyboard.
  const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
  const now = Math.max(0, Math.round(hidden));
  if (now === inset) return;
  inset = now;
  watchers.forEach(write);
}

/**
 * Keeps `--kopa-keyboard-inset` up to date on an element; returns the clean-up. Set only while a keyboard is
 * open: use `var(--kopa-keyboard-inset, 0px)`.
 */
export function watchKeyboardInset(element: HTMLElement): () => void {
  const view = window.visualViewport;
  if (watchers.size === 0) {
    measure();
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
  }
  watchers.add(element);
  if (inset > 0) write(element);
  return () => {
    if (!watchers.delete(element)) return;
    if (inset > 0) element.style.removeProperty(NAME);
    if (watchers.size > 0) return;
    inset = 0;
    view?.removeEventListener('resize', measure);
    view?.removeEventListener('scroll', measure);
  };
}
