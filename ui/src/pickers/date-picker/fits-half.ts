/** Calls back whenever the viewport has another size. Gives what ends it. */
export function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether half a page has room for the bar, the sentence, three rows of wheel and the footer, at this size of words. */
export function fitsHalf(): boolean {
  const style = getComputedStyle(document.documentElement);
  const word = parseFloat(style.fontSize) / 16;
  const row = parseFloat(style.getPropertyValue('--kopa-wheel-row')) * 16 || 44;
  return window.innerHeight / 2 >= 2 * 57 + word * (36 + 3 * row);
}

/** Where there is nothing to measure: on a server, and while the sheet is closed. */
export const alwaysFits = () => true;
