/**
 * The layers that lie over the page (sheets, dialogs, blocking overlays), in the order in which they opened, and the one
 * history entry that they share: Back takes the top layer away and not the page.
 *
 * Each open stack marks the page's own entry (`kopaBase`) and puts one more of the same address on it (`kopaOverlay`).
 * Both keep what a router stored in the state, and events that only add or take our entry never reach a router, which
 * therefore sees no navigation. Only reconcile() writes to the history, one task after a change, so that React's double
 * mount in development and a navigation in the same handler are over by then.
 */

import { onFirstPopState } from './first-popstate.js';

type Layer = () => void;

interface Marks {
  kopaBase?: string;
  kopaOverlay?: string;
}

const layers: Layer[] = [];
/** Entries that a replacing navigation should have replaced, had our entry not been on top of them. */
const replacedBases = new Set<string>();

let entry: { id: string; length: number } | undefined;
let scheduled = false;
let leaving: { replay: (() => void)[]; unwrap: () => void } | undefined;

const marks = () => (history.state ?? {}) as Marks;

function reconcile() {
  scheduled = false;
  if (leaving) return;
  const here = marks().kopaOverlay;
  if (entry && here !== entry.id) {
    // Something navigated while our entry was on top. A push leaves it below, to be skipped when Back lands on it.
    if (history.length === entry.length) replacedBases.add(entry.id);
    entry = undefined;
  }
  if (layers.length > 0 && !here) pushEntry();
  // After a reload the entry of the former page is still on top: take it over.
  else if (layers.length > 0 && here) entry = { id: here, length: history.length };
  else if (entry) leaveEntry();
}

function schedule() {
  if (scheduled) return;
  scheduled = true;
  setTimeout(reconcile, 0);
}

function pushEntry() {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const state = { ...(history.state as object | null) };
  history.replaceState({ ...state, kopaBase: id }, '');
  history.pushState({ ...state, kopaOverlay: id }, '');
  entry = { id, length: history.length };
}

/** Takes our entry away. A traversal needs some milliseconds; what navigates meanwhile is done again where it lands. */
function leaveEntry() {
  const { pushState, replaceState } = history;
  const replay: (() => void)[] = [];
  history.pushState = (...to) => {
    replay.push(() => pushState.apply(history, to));
    pushState.apply(history, to);
  };
  history.replaceState = (...to) => {
    replay.push(() => replaceState.apply(history, to));
    replaceState.apply(history, to);
  };
  leaving = {
    replay,
    unwrap: () => {
      history.pushState = pushState;
      history.replaceState = replaceState;
    },
  };
  history.back();
}

function finishLeaving(done: NonNullable<typeof leaving>) {
  done.unwrap();
  leaving = undefined;
  entry = undefined;
  for (const navigate of done.replay) navigate();
  schedule();
}

function onPopState(event: PopStateEvent) {
  const { kopaBase, kopaOverlay } = marks();
  if (leaving) {
    event.stopImmediatePropagation();
    if (kopaOverlay) history.back();
    else finishLeaving(leaving);
    return;
  }
  // Nothing lies on this page any more: forward, or back over a navigation, landed on an entry without a meaning.
  if ((kopaOverlay && layers.length === 0) || (kopaBase && replacedBases.has(kopaBase))) {
    event.stopImmediatePropagation();
    history.back();
    return;
  }
  const wasBack = entry !== undefined && kopaBase === entry.id;
  entry = undefined;
  if (!wasBack) return;
  event.stopImmediatePropagation();
  layers.at(-1)?.();
  schedule();
}

/**
 * Puts a layer on the stack; `onBack` is called when the borrower goes back while it is on top. Returns how to take it
 * off. The layer stays until it is taken off: an `onBack` that does nothing makes a layer that Back cannot leave.
 */
export function addLayer(onBack: () => void): () => void {
  onFirstPopState(onPopState);
  layers.push(onBack);
  schedule();
  return () => {
    layers.splice(layers.lastIndexOf(onBack), 1);
    schedule();
  };
}
