/**
 * What the page is being held for. Several parts of a page may hold it at once; it is held until the last one lets go, by
 * one overlay, which the first LoadingOverlay on the page shows for all of them.
 */

export interface Wait {
  /** What is happening, in words. */
  label: string;
  /** Its time is up: it no longer holds the page. */
  isLate: boolean;
}

interface Held {
  host: object | undefined;
  /** Of the one that began last. */
  label: string | undefined;
  isLate: boolean;
}

const hosts: object[] = [];
const waits: Wait[] = [];
const listeners = new Set<() => void>();
const nothing: Held = { host: undefined, label: undefined, isLate: false };
let held = nothing;

function changed() {
  const inTime = waits.filter(({ isLate }) => !isLate);
  held = {
    host: hosts[0],
    label: (inTime.at(-1) ?? waits.at(-1))?.label,
    isLate: waits.length > 0 && inTime.length === 0,
  };
  listeners.forEach((listener) => listener());
}

function put<Item>(list: Item[], item: Item): () => void {
  list.push(item);
  changed();
  return () => {
    const at = list.indexOf(item);
    if (at >= 0) list.splice(at, 1);
    changed();
  };
}

/** An overlay is on the page and may be the one that is seen; returns how to take it away. */
export const addHost = (host: object): (() => void) => put(hosts, host);

/** Holds the page; returns how to let go. */
export const addWait = (wait: Wait): (() => void) => put(waits, wait);

/** The wait has taken too long. */
export function giveUp(wait: Wait): void {
  wait.isLate = true;
  changed();
}

/** Lets go of everything, because the borrower has read that it takes too long. */
export function letGo(): void {
  waits.length = 0;
  changed();
}

/** Calls back when what holds the page changes; returns how to stop. */
export function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const whatIsHeld = (): Held => held;
export const nothingIsHeld = (): Held => nothing;
