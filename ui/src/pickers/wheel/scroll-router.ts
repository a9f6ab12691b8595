type Heard = (event: Event) => void;

const lists = new Map<EventTarget, Heard>();

/*
 * From the window on, and no further: React, which has the body for what lies over the page, would ask every element above
 * the list about each scroll, and that costs more than turning.
 */
function route(event: Event) {
  const heard = event.target && lists.get(event.target);
  if (!heard) return;
  event.stopPropagation();
  heard(event);
}

/** Hears each scroll of a list, before and in place of everybody else. Gives what ends it. */
export function hearScroll(list: EventTarget, heard: Heard): () => void {
  if (lists.size === 0) window.addEventListener('scroll', route, { capture: true, passive: true });
  lists.set(list, heard);
  return () => {
    lists.delete(list);
    if (lists.size === 0) window.removeEventListener('scroll', route, true);
  };
}
