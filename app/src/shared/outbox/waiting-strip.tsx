import { lazy, Suspense, type ReactNode } from 'react';
import { language } from '../language/language.ts';
import { anyWaiting } from './any-waiting.ts';

type Row = (props: { begun: boolean }) => ReactNode;

/**
 * Code and words arrive with the first form, so that the rows open without a connection. Home works without
 * either.
 */
const WaitingRow = lazy(async (): Promise<{ default: Row }> => {
  const row = await import('./waiting-row.tsx').catch(() => null);
  await language.loadNamespaces('application');
  return row && language.exists('application:outbox.open') ? row : { default: () => null };
});

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
