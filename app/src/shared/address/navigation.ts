import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the current screen, so that Back skips it. */
  replace?: boolean;
  /** The destination after a login. */
  returnTo?: string;
}

/** The state for the opened screen, stored by the router with the history entry. */
export interface EntryState {
  returnTo?: string;
}

type AddressHistory = ReturnType<typeof createHashHistory>;
let created: AddressHistory | undefined;
const listeners = new Set<() => void>();

/**
 * The router's history, behind the hash (S2-01). Created once and outside of React, because a native app may
 * log in before the first screen; and lazily, because overlays must be the first listener of Back.
 */
export const addressHistory = (): AddressHistory => (created ??= createHistory());

function createHistory(): AddressHistory {
  countEntry();
  const history = createHashHistory({ window, v5Compat: true });
  // The history supports one listener: the router.
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
 * The router numbers history entries from the previous one and cannot number an older version's entry or a
 * typed address: such an entry is the first.
 */
function countEntry(): void {
  if (placeOf() === undefined) window.history.replaceState({ ...window.history.state, idx: 0 }, '');
}

function placeOf(): number | undefined {
  const { idx } = recordOf(window.history.state);
  return Number.isInteger(idx) && (idx as number) >= 0 ? (idx as number) : undefined;
}

/** Calls `listener` after each navigation and Back while screens are shown. Returns the removal. */
export function onMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current path, as in `/auth/review_tips`; for an invalid address, its raw text. */
export const currentPath = (): string => addressHistory().location.pathname;

/** Navigates to an address of the app. */
export function navigate(to: string, { replace = false, returnTo }: NavigateOptions = {}): void {
  const state: EntryState | null = returnTo === undefined ? null : { returnTo };
  addressHistory()[replace ? 'replace' : 'push'](to, state);
}

/** The navigation's state for the current screen, parsed, because history outlives a version of the app. */
export function entryState(): EntryState {
  const { returnTo } = recordOf(addressHistory().location.state);
  return typeof returnTo === 'string' && returnTo.startsWith('/') ? { returnTo } : {};
}

/** Whether the previous history entry belongs to this app. */
export const hasScreenBefore = (): boolean => (placeOf() ?? 0) > 0;

/** Stores a value with the current history entry, for Back and reload. Nothing personal. */
export function keepInEntry(name: string, value: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: value }, '');
}

/** The value that `keepInEntry` stored with the current entry; parse before use. */
export function keptInEntry(name: string): unknown {
  return recordOf(window.history.state)[name];
}

const recordOf = (state: unknown): Record<string, unknown> => Object(state) as Record<string, unknown>;
