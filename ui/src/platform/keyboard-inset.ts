/**
 * Height that the on-screen keyboard takes from the page, as `--kopa-keyboard-inset` on what stands on the keyboard. Not on
 * <html>: a custom property of the root has every element of the page styled again.
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
  // A pinched page is smaller too; that is no keyboard.
  const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
  const now = Math.max(0, Math.round(hidden));
  if (now === inset) return;
  inset = now;
  watchers.forEach(write);
}

/**
 * Starts to keep `--kopa-keyboard-inset` right on an element; returns how to stop. It is there only while a keyboard is: use
 * it as `var(--kopa-keyboard-inset, 0px)`.
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
