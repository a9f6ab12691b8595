import { ErrorState } from '@kopa/ui/error-state';
import { Skeleton } from '@kopa/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from './use-failure-text.ts';

type Waited = Pick<UseQueryResult<unknown, Error>, 'isError' | 'error' | 'refetch'>;

/** The placeholder of missing data: the loading shape, or the failure with a remedy. */
export function Wait({ queries, rows = 4 }: { queries: readonly Waited[]; rows?: number }) {
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  const failed = queries.find(({ isError }) => isError);
  if (!failed) return <Skeleton rows={rows} />;
  return (
    <ErrorState
      title={t('failure.title')}
      body={failureText(failed.error)}
      onRetry={() => void failed.refetch()}
    />
  );
}

/** Shows a query's data as soon as available. */
export function QueryView<Data>({
  query,
  rows,
  children,
}: {
  query: UseQueryResult<Data, Error>;
  rows?: number;
  children: (data: Data) => ReactNode;
}) {
  return query.data === undefined ? <Wait queries={[query]} rows={rows} /> : children(query.data);
}
