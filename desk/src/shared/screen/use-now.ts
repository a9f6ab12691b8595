import { useSyncExternalStore } from 'react';
import { lenderNow } from '../session/session-clock.ts';

const minuteNow = () => Math.floor(lenderNow() / 60_000) * 60_000;

function everyFewSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  return () => clearInterval(timer);
}

/** The lender's present to the minute, in epoch milliseconds; a component renders again with each minute. */
export function useNow(): number {
  return useSyncExternalStore(everyFewSeconds, minuteNow);
}
