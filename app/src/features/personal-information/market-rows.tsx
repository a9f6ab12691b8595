import type { PersonalExtra } from '@kopa/contract/policy';
import type { PersonalSection } from '@kopa/contract/sections';
import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { policy } from '../../shared/session/policy.ts';

const loadExtraRows = () => import('./extra-rows.tsx');
const ExtraRows = lazy(loadExtraRows);

/** The rows that a market adds; where it adds none, nothing of them is loaded. */
export function MarketRows({
  form,
  extras,
}: {
  form: UseFormReturn<PersonalSection>;
  extras: readonly PersonalExtra[];
}) {
  useEffect(() => {
    // Those that wait for the birthday come now, too, so that they can be shown without a line.
    if (policy().form.personal.length > 0) void loadExtraRows().catch(() => undefined);
  }, []);
  if (extras.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton rows={extras.length} />}>
      {/* The type names only the rows of every market. */}
      <ExtraRows form={form as unknown as UseFormReturn<Record<string, string>>} extras={extras} />
    </Suspense>
  );
}
