import { lazy, Suspense, type ReactNode } from 'react';
import { anyWaiting } from './any-waiting.ts';

/** Arrives with the first form, so that the rows open without a connection. */
const WaitingRow = lazy((): Promise<{ default: (props: { begun: boolean }) => ReactNode }> =>
  import('./waiting-row.tsx').catch(() => ({ default: () => null })),
);

/**
 * On the main screens: what waits to be sent, and with `begun` the way back to an unfinished application.
 * Nothing otherwise.
 */
export function WaitingStrip({ begun = false }: { begun?: boolean }) {
  return (
    (begun || anyWaiting()) && (
      <Suspense>
        <WaitingRow begun={begun} />
      </Suspense>
    )
  );
}
