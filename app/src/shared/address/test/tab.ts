/** A tab for the router's tests: the address behind the hash, and the history entries with their state. */
export interface Tab extends EventTarget {
  readonly location: { hash: string; href: string; origin: string };
  readonly history: {
    state: unknown;
    pushState(state: unknown, _: string, to?: string): void;
    replaceState(state: unknown, _: string, to?: string): void;
    go(steps: number): void;
    back(): void;
  };
  readonly document: { querySelector(): null };
}

/** Opens a tab at an address, as in '#/records', with an optional state of its history entry. */
export function openTab(hash = '#/', state: unknown = null): Tab {
  const origin = 'https://app.example';
  const entries = [{ hash, state }];
  let at = 0;
  const tab: Tab = Object.assign(new EventTarget(), {
    document: { querySelector: () => null },
    location: {
      origin,
      get hash() {
        return entries[at]!.hash;
      },
      set hash(to: string) {
        entries.splice(at + 1, Infinity, { hash: to, state: null });
        at += 1;
        tab.dispatchEvent(new Event('popstate'));
      },
      get href() {
        return `${origin}/${entries[at]!.hash}`;
      },
    },
    history: {
      get state() {
        return entries[at]!.state;
      },
      set state(kept: unknown) {
        entries[at]!.state = kept;
      },
      pushState: (kept: unknown, _: string, to = entries[at]!.hash) => {
        entries.splice(at + 1, Infinity, { hash: to, state: structuredClone(kept) });
        at += 1;
      },
      replaceState: (kept: unknown, _: string, to = entries[at]!.hash) => {
        entries[at] = { hash: to, state: structuredClone(kept) };
      },
      go: (steps: number) => {
        at = Math.min(Math.max(at + steps, 0), entries.length - 1);
        tab.dispatchEvent(new Event('popstate'));
      },
      back: () => tab.history.go(-1),
    },
  });
  return tab;
}
