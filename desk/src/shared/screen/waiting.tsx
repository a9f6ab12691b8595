import { ErrorState } from '@kopa/ui/error-state';
import { Skeleton } from '@kopa/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../language/use-failure-text.ts';

type Waited = Pick<UseQueryResult, 'isError' | 'error' | 'refetch' | 'isFetching'>;

/** In the place of missing data: bars in the shape of rows, or the failure with its remedy. */
export function Waiting({ query, rows = 6 }: { query: Waited; rows?: number }) {
  const { t } = useTranslation('desk');
  const failureText = useFailureText();
  if (!query.isError && !query.error)
    return (
      <div className="p-4">
        <Skeleton rows={rows} />
      </div>
    );
  return (
    <ErrorState
      title={t('failure.title')}
      body={failureText(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** A page whose code is on its way. */
export function Coming() {
  return (
    <div className="p-6">
      <Skeleton rows={8} />
    </div>
  );
}
