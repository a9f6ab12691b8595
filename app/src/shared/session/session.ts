import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './stored.ts';
import { keepTypedNumber } from './typed-number.ts';

/** The logged-in borrower on this phone (S3-01 to S3-04). `mobile` is national digits. */
export interface Session {
  token: string;
  userId: string;
  mobile: string;
  /** The lender's key for this borrower's locked drafts; undefined for a lender without one. */
  draftKey?: string | undefined;
}

const tokenKey = 'Authorization';
const userKey = 'userInfo';
const listeners = new Set<() => void>();
let current: Session | null = read();
/** Why the lender refused the session of this page. */
let lost: string | undefined;

/** The current session, outside of React. */
export function session(): Session | null {
  return current;
}

/** The session in a component; renders on changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, session);
}

/** The name of the failure that ended the session against the borrower's will, until the next login. */
export function useLostSession(): string | undefined {
  return useSyncExternalStore(subscribe, reason, reason);
}

/** Stores a login (S4-45), with the borrower's basic info as the specification names the field (S3-03). */
export function startSession(next: Session): void {
  writeStored(tokenKey, next.token);
  const { userId, mobile, draftKey } = next;
  writeStored(userKey, { userId, mobile, basicInfo: { userId }, draftKey });
  // The next login on this phone may be another person.
  keepTypedNumber('');
  lost = undefined;
  change(next);
}

/** Deletes the user's stored data (S4-47, S8-06). `why`: the lender's reason; undefined for a log out. */
export function endSession(why?: string): void {
  removeStored(tokenKey, userKey);
  lost = why ?? lost;
  change(null);
}

function change(next: Session | null) {
  current = next;
  for (const listener of listeners) listener();
}

const reason = () => lost;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Session | null {
  const token = readStored(tokenKey);
  const user = readStored(userKey);
  if (typeof token !== 'string' || token === '' || typeof user !== 'object' || user === null) return null;
  const { userId, mobile, draftKey } = user as Record<string, unknown>;
  if (typeof userId !== 'string' || typeof mobile !== 'string') return null;
  return { token, userId, mobile, draftKey: typeof draftKey === 'string' ? draftKey : undefined };
}
