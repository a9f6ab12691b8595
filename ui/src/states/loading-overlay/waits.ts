/**
 * The reasons for a blocked page. Several parts of a page may block the page at once, until the last one
 * ends; the first LoadingOverlay on the page shows one overlay for all.
 */

export interface Wait {
  /** The activity as text. */
  label: string;
  /** The time limit has passed: the wait no longer blocks the page. */
  isLate: boolean;
}

interface Held {
  host: object | undefined;
  /** The label of the latest wait. */
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

/** Registers an overlay that may be the visible one; returns the removal. */
export const addHost = (host: object): (() => void) => put(hosts, host);

/** Blocks the page; returns the release. */
export const addWait = (wait: Wait): (() => void) => put(waits, wait);

/** The wait has exceeded its time limit. */
export function giveUp(wait: Wait): void {
  wait.isLate = true;
  changed();
}

/** Releases all waits, because the borrower has closed the message about the time limit. */
export function letGo(): void {
  waits.length = 0;
  changed();
}

/** Calls back when the waits change; returns the clean-up. */
export function onHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const whatIsHeld = (): Held => held;
export const nothingIsHeld = (): Held => nothing;
