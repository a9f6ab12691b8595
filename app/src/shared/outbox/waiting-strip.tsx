import { lazy, Suspense, type ReactNode } from 'react';
import { anyWaiting } from './any-waiting.ts';

/** Arrives with the first form, so that the row opens without a connection. */
const WaitingRow = lazy((): Promise<{ default: () => ReactNode }> =>
  import('./waiting-row.tsx').catch(() => ({ default: () => null })),
);

/** What waits to be sent, on the main screens; nothing when nothing waits. */
export function WaitingStrip() {
  return (
    anyWaiting() && (
      <Suspense>
        <WaitingRow />
      </Suspense>
    )
  );
}
