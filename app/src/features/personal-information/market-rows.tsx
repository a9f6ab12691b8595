import type { PersonalExtra } from '@kopa/contract/fields/personal-fields';
import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { policy } from '../../shared/session/policy.ts';

const loadExtraRows = () => import('./extra-rows.tsx');
const ExtraRows = lazy(loadExtraRows);

/** A market's additional rows; without any, no code is loaded. */
export function MarketRows({ extras }: { extras: readonly PersonalExtra[] }) {
  useEffect(() => {
    // Rows that depend on the birthday are also fetched now, for offline use.
    if (policy().form.personal.length > 0) void loadExtraRows().catch(() => undefined);
  }, []);
  if (extras.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton rows={extras.length} />}>
      <ExtraRows extras={extras} />
    </Suspense>
  );
}
