import { inTab } from '../../shared/session/stored.ts';

const key = 'desk.wayBack';

/** Remembers the page from which one leaves for the provider. */
export function keepWayBack(path: string): void {
  inTab.write(key, path);
}

/** The page to go on with, once; the first one without another. */
export function takeWayBack(): string {
  const path = inTab.read(key);
  inTab.remove(key);
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/';
}
