/**
 * The height of the bar at the bottom of the page, for what must stand clear of it. It is written on those elements and not
 * on the page: a custom property of the root has every element of the page styled again.
 */

let height: number | undefined;
const told = new Set<HTMLElement>();

function write({ style }: HTMLElement) {
  if (height === undefined) style.removeProperty('--kopa-bottom-bar');
  else style.setProperty('--kopa-bottom-bar', `${height}px`);
}

/** Says how high the bar is, px; undefined when there is none any more. */
export function setBottomBar(px: number | undefined): void {
  if (px === height) return;
  height = px;
  told.forEach(write);
}

/** Keeps `--kopa-bottom-bar` on an element; returns how to stop. */
export function followBottomBar(element: HTMLElement): () => void {
  told.add(element);
  if (height !== undefined) write(element);
  return () => void told.delete(element);
}
