/** Height that the on-screen keyboard takes from the page, as `--kopa-keyboard-inset` on <html>, while someone watches. */

const NAME = '--kopa-keyboard-inset';
let watchers = 0;

function measure() {
  const view = window.visualViewport;
  if (!view) return;
  // A pinched page is smaller too; that is no keyboard.
  const hidden = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop;
  document.documentElement.style.setProperty(NAME, `${Math.max(0, Math.round(hidden))}px`);
}

/** Starts to keep `--kopa-keyboard-inset` right; returns how to stop. Use it as `var(--kopa-keyboard-inset, 0px)`. */
export function watchKeyboardInset(): () => void {
  const view = window.visualViewport;
  if (watchers++ === 0) {
    measure();
    view?.addEventListener('resize', measure);
    view?.addEventListener('scroll', measure);
  }
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    if (--watchers > 0) return;
    view?.removeEventListener('resize', measure);
    view?.removeEventListener('scroll', measure);
    document.documentElement.style.removeProperty(NAME);
  };
}
