import { Card } from '@kopa/ui/card';
import { lazy, Suspense, type ReactNode } from 'react';
import { language } from '../language/language.ts';
import { anyWaiting, countWaiting } from './any-waiting.ts';

type Row = (props: { begun: boolean }) => ReactNode;

/**
 * Code and words arrive with the first form, so that the rows open without a connection. Without the code
 * there is a count, and without the words nothing; home works.
 */
const WaitingRow = lazy(async (): Promise<{ default: Row }> => {
  const row = await import('./waiting-row.tsx').catch(() => ({ default: Count }));
  await language.loadNamespaces('application');
  return language.exists('application:outbox.open') ? row : { default: () => null };
});

function Count(): ReactNode {
  const count = countWaiting();
  return count > 0 && <Card>{language.t('application:outbox.count', { count })}</Card>;
}

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
