import { useSyncExternalStore } from 'react';

const minuteNow = () => Math.floor(Date.now() / 60_000) * 60_000;

function everyFewSeconds(listener: () => void): () => void {
  const timer = setInterval(listener, 5_000);
  return () => clearInterval(timer);
}

/** The present to the minute, in epoch milliseconds; a component renders again with each minute. */
export function useNow(): number {
  return useSyncExternalStore(everyFewSeconds, minuteNow);
}
