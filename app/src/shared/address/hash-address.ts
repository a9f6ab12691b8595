import type { BaseLocationHook, BaseSearchHook } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** What a navigation may say besides where to. */
export interface NavigateOptions {
  /** Takes the place of the screen that is open, so that Back does not come to it again. */
  replace?: boolean;
  /** Where to go on to, for the screen that logs in. */
  returnTo?: string;
}

/** What this app keeps with each entry of the history, beside what overlays keep there. */
interface EntryState {
  /** How many screens of this app lie before it. */
  depth?: number;
  returnTo?: string;
}

/** The address behind the hash (S2-01): its path and its query, as in `#/auth/review_tips?pageName=confirmBorrow`. */
export const currentPath = (): string => parts()[0];
const currentQuery = () => parts()[1];

function parts(): [path: string, query: string] {
  const [first, ...rest] = window.location.hash.replace(/^#/, '').split('?');
  return [first?.startsWith('/') ? first : '/', rest.join('?')];
}

/** What was kept with the entry that is open, parsed: the history outlives a version of the app. */
export function entryState(): EntryState {
  const { depth, returnTo } = (window.history.state ?? {}) as Record<string, unknown>;
  return {
    ...(typeof depth === 'number' && { depth }),
    ...(typeof returnTo === 'string' && returnTo.startsWith('/') && { returnTo }),
  };
}

let goneForward = false;

/** Whether the screen was opened by the app and not by Back; says so once for each navigation. */
export function takeGoneForward(): boolean {
  const taken = goneForward;
  goneForward = false;
  return taken;
}

/** Opens an address of the app. */
export function navigate(to: string, { replace = false, returnTo }: NavigateOptions = {}): void {
  const depth = (entryState().depth ?? 0) + (replace ? 0 : 1);
  const state: EntryState = { depth, ...(returnTo !== undefined && { returnTo }) };
  goneForward = true;
  window.history[replace ? 'replaceState' : 'pushState'](state, '', `#${to}`);
}

/** Keeps something with the entry of the history that is open: it is there again after Back and after a reload. Nothing personal. */
export function keepInEntry(name: string, value: unknown): void {
  window.history.replaceState({ ...window.history.state, [name]: value }, '');
}

/** What `keepInEntry` kept with the entry that is open; to be parsed. */
export function keptInEntry(name: string): unknown {
  return ((window.history.state ?? {}) as Record<string, unknown>)[name];
}

const usePath: BaseLocationHook = () => [useLocationProperty(currentPath), navigate];
const useQuery: BaseSearchHook = () => useLocationProperty(currentQuery);

/** Tells the router that addresses stand behind the hash, query included. */
export const hashAddress = Object.assign(usePath, {
  hrefs: (href: string) => `#${href}`,
  searchHook: useQuery,
});
