import { deskRules } from '@kopa/contract/desk/desk-rules';
import { useSyncExternalStore } from 'react';

/** The end of the session by this laptop's clock: `idleAt` without another call, `endsAt` at the latest. */
interface SessionClock {
  idleAt: number;
  endsAt: number;
  /** Why the session has ended, as the lender names it; '' for a reason without a name. */
  ended: string | null;
}

const listeners = new Set<() => void>();
let clock: SessionClock | null = null;
/** This laptop's clock minus the lender's, in milliseconds. */
let ahead = 0;

/** The lender's present in epoch milliseconds, whatever the laptop's clock says. */
export const lenderNow = (): number => Date.now() - ahead;

function change(next: SessionClock | null): void {
  clock = next;
  for (const listener of listeners) listener();
}

/** A session has begun or was read; `serverNow` is the lender's time of the answer. */
export function startSessionClock(
  session: { idleAt: number; endsAt: number },
  serverNow: number = session.idleAt - deskRules.idleMinutes * 60_000,
): void {
  ahead = Date.now() - serverNow;
  change({ idleAt: session.idleAt + ahead, endsAt: session.endsAt + ahead, ended: null });
}

/** A call has been answered: the session is in use. */
export function noteSessionUse(): void {
  if (clock?.ended === null) change({ ...clock, idleAt: Date.now() + deskRules.idleMinutes * 60_000 });
}

/** The lender has refused the session, or the clock has run out. */
export function sessionHasEnded(reason: string): void {
  if (clock?.ended === null) change({ ...clock, ended: reason });
}

/** Nobody is signed in here. */
export function stopSessionClock(): void {
  change(null);
}

/** The clock of the session; null while nobody is signed in. */
export function useSessionClock(): SessionClock | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => clock,
  );
}
