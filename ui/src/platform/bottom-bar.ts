/**
 * The height of the bottom bar, for elements above the bar. Written on those elements and not on the root,
 * where a custom property would restyle every element of the page.
 */

let height: number | undefined;
const told = new Set<HTMLElement>();

function write({ style }: HTMLElement) {
  if (height === undefined) style.removeProperty('--kopa-bottom-bar');
  else style.setProperty('--kopa-bottom-bar', `${height}px`);
}

/** Sets the bar's height, px; undefined without a bar. */
export function setBottomBar(px: number | undefined): void {
  if (px === height) return;
  height = px;
  told.forEach(write);
}

/** Keeps `--kopa-bottom-bar` up to date on an element; returns the clean-up. */
export function followBottomBar(element: HTMLElement): () => void {
  told.add(element);
  if (height !== undefined) write(element);
  return () => void told.delete(element);
}
