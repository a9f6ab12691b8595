import { lazy, Suspense } from 'react';
import { useLostSession } from '../session/session.ts';

const Words = lazy(() => import('./lost-session.tsx'));

/**
 * Stays until the next login; usually there is nothing to say, so the words load only then. `neutral` takes
 * the colours of a hero.
 */
export function LostSession({ tone }: { tone: 'warning' | 'neutral' }) {
  const why = useLostSession();
  return (
    why && (
      <Suspense>
        <Words why={why} tone={tone} />
      </Suspense>
    )
  );
}
