import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the laptop has a connection, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}
