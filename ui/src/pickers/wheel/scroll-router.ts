type Heard = (event: Event) => void;

const lists = new Map<EventTarget, Heard>();

/*
 * Only up to the window: React, which owns the body because of portals, would query every ancestor of the
 * list at each scroll event, at a higher cost than the turn itself.
 */
function route(event: Event) {
  const heard = event.target && lists.get(event.target);
  if (!heard) return;
  event.stopPropagation();
  heard(event);
}

/** Handles each scroll event of a list before and in place of all other listeners. Returns the clean-up. */
export function hearScroll(list: EventTarget, heard: Heard): () => void {
  if (lists.size === 0) window.addEventListener('scroll', route, { capture: true, passive: true });
  lists.set(list, heard);
  return () => {
    lists.delete(list);
    if (lists.size === 0) window.removeEventListener('scroll', route, true);
  };
}
