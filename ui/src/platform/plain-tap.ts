import type { MouseEvent } from 'react';

/** Acts on a plain tap at a link in place of the browser. A tap with a modifier key opens a new tab. */
export function onPlainTap(event: MouseEvent, act: (() => void) | undefined): void {
  if (!act || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  act();
}
