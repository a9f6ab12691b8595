import { CallError } from '../lending/call-error.ts';

const minute = 60_000;
/** Sessions in memory before those with all their calls left are forgotten. */
const mostKept = 10_000;

export interface SessionRate {
  take(session: number, at: number): void;
}

/**
 * The calls of each session at this server: at most `perMinute` at once, and then as many a minute. `take`
 * counts one call and throws `tooManyRequests` with `retryAt`; a refused call extends no wait.
 */
export function sessionRate(perMinute: number): SessionRate {
  const every = minute / perMinute;
  /** When a session has all its calls again. */
  const fullAt = new Map<number, number>();
  return {
    take(session, at) {
      const kept = fullAt.get(session) ?? at;
      // No session lacks more than a minute's calls: the clock went back.
      const full = (kept > at + minute ? at : Math.max(kept, at)) + every;
      if (full - at > minute)
        throw new CallError('tooManyRequests', { data: { retryAt: Math.ceil(full - minute) } });
      fullAt.set(session, full);
      if (fullAt.size <= mostKept) return;
      for (const [each, then] of fullAt) if (then <= at) fullAt.delete(each);
    },
  };
}
