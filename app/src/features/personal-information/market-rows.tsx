import type { PersonalExtra } from '@kopa/contract/policy';
import type { PersonalSection } from '@kopa/contract/sections';
import { Skeleton } from '@kopa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';

const ExtraRows = lazy(() => import('./extra-rows.tsx'));

/** The rows that a market adds; where it adds none, nothing of them is loaded. */
export function MarketRows({
  form,
  extras,
}: {
  form: UseFormReturn<PersonalSection>;
  extras: readonly PersonalExtra[];
}) {
  if (extras.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton rows={extras.length} />}>
      {/* The type names only the rows of every market. */}
      <ExtraRows form={form as unknown as UseFormReturn<Record<string, string>>} extras={extras} />
    </Suspense>
  );
}
