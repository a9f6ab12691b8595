import type { PersonalExtra } from '@kopa/contract/fields/personal-fields';
import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { policy } from '../../shared/session/policy.ts';

const loadExtraRows = () => import('./extra-rows.tsx');
const ExtraRows = lazy(loadExtraRows);

/** The rows that a market adds; where it adds none, nothing of them is loaded. */
export function MarketRows({ extras }: { extras: readonly PersonalExtra[] }) {
  useEffect(() => {
    // Those that wait for the birthday come now, too, so that they can be shown without a line.
    if (policy().form.personal.length > 0) void loadExtraRows().catch(() => undefined);
  }, []);
  if (extras.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton rows={extras.length} />}>
      <ExtraRows extras={extras} />
    </Suspense>
  );
}
