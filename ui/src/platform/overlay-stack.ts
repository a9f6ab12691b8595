/**
 * The layers over the page (sheets, dialogs, blocking overlays) in the order of their opening, and their one
 * shared history entry: Back closes the top layer and not the page.
 *
 * Each open stack marks the page's own entry (`kopaBase`) and adds one entry with the same address
 * (`kopaOverlay`). Both keep a router's state, and events that only add or remove our entry never reach a
 * router, which therefore sees no navigation. Only reconcile() writes to the history, one task after a
 * change, so that React's double mount in development and a navigation in the same handler have ended by
 * then.
 */

import { onFirstPopState } from './first-popstate.js';

type Layer = () => void;

interface Marks {
  kopaBase?: string;
  kopaOverlay?: string;
}

const layers: Layer[] = [];
/** Entries that a replacing navigation should have replaced, had our entry not been on top. */
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
    // A navigation happened while our entry was on top. A push leaves our entry below, and Back skips the
    // entry.
    if (history.length === entry.length) replacedBases.add(entry.id);
    entry = undefined;
  }
  if (layers.length > 0 && !here) pushEntry();
  // After a reload the former page's entry is still on top and is taken over.
  else if (layers.length > 0 && here) entry = { id: here, length: history.length };
  // Without an entry of ours, Back came to this one before its layer was gone.
  else if (entry || here) leaveEntry();
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

/**
 * Removes our entry. A traversal takes several milliseconds; navigations in the meantime are repeated after
 * the traversal.
 */
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
  // No layer is open: forward, or back over a navigation, has reached an entry without a meaning.
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
 * Adds a layer; `onBack` is called on Back while the layer is on top. Returns the removal. The layer stays
 * until removed: an `onBack` without effect makes a layer that Back cannot leave.
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
