import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';

/** What a navigation may say besides where to. */
export interface NavigateOptions {
  /** Takes the place of the screen that is open, so that Back does not come to it again. */
  replace?: boolean;
  /** Where to go on to, for the screen that logs in. */
  returnTo?: string;
}

/** What a navigation leaves for the screen that it opens; the router keeps it with the entry of the history. */
export interface EntryState {
  returnTo?: string;
}

type AddressHistory = ReturnType<typeof createHashHistory>;
let created: AddressHistory | undefined;
const listeners = new Set<() => void>();

/**
 * The router's history, behind the hash (S2-01). It is made once and outside of React: a native app may log in before the first screen
 * is shown. Not before it is asked for: overlays reserve the first place among those who listen for Back.
 */
export const addressHistory = (): AddressHistory => (created ??= createHistory());

function createHistory(): AddressHistory {
  countEntry();
  const history = createHashHistory({ window, v5Compat: true });
  // It takes one listener, which is the router.
  const { listen } = history;
  history.listen = (router) =>
    listen((update) => {
      countEntry();
      router(update);
      for (const moved of listeners) moved();
    });
  return history;
}

/**
 * The router counts the entries of the history, each from the one before, and cannot count from what an older version kept or from an
 * address that was written by hand: those are the first.
 */
function countEntry(): void {
  if (placeOf() === undefined) window.history.replaceState({ ...window.history.state, idx: 0 }, '');
}

function placeOf(): number | undefined {
  const { idx } = recordOf(window.history.state);
  return Number.isInteger(idx) && (idx as number) >= 0 ? (idx as number) : undefined;
}

/** Calls `listener` after each navigation and each Back, while screens are shown. Returns how to end that. */
export function onMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The path of the address that is open, as in `/auth/review_tips`; of one that is none, whatever stands there. */
export const currentPath = (): string => addressHistory().location.pathname;

/** Opens an address of the app. */
export function navigate(to: string, { replace = false, returnTo }: NavigateOptions = {}): void {
  const state: EntryState | null = returnTo === undefined ? null : { returnTo };
  addressHistory()[replace ? 'replace' : 'push'](to, state);
}

/** What a navigation left for the screen that is open, parsed: the history outlives a version of the app. */
export function entryState(): EntryState {
  const { returnTo } = recordOf(addressHistory().location.state);
  return typeof returnTo === 'string' && returnTo.startsWith('/') ? { returnTo } : {};
}

/** Whether a screen of this app lies before the one that is open. */
export const hasScreenBefore = (): boolean => (placeOf() ?? 0) > 0;

/** Keeps something with the entry of the history that is open: it is there again after Back and after a reload. Nothing personal. */
export function keepInEntry(name: string, value: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: value }, '');
}

/** What `keepInEntry` kept with the entry that is open; to be parsed. */
export function keptInEntry(name: string): unknown {
  return recordOf(window.history.state)[name];
}

const recordOf = (state: unknown): Record<string, unknown> => Object(state) as Record<string, unknown>;
