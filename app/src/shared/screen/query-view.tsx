import { Skeleton, type SkeletonProps } from '@kopa/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../lender/call-error.ts';
import { askAgain } from '../lender/queries.ts';
import { loadAnew } from './load-anew.ts';
import { useOnline } from './page.tsx';
import { PlainFailure } from './plain-failure.tsx';
import { useFailureText } from './use-failure-text.ts';
import { usePatience } from './use-patience.ts';

/** The whole failure; without a connection the code may not arrive, and the plain one stays. */
const FullFailure = lazy(() => import('./failure-help.tsx').catch(() => ({ default: PlainFailure })));

/** Whether a query's answer cannot come: without a connection, or after a lost call. */
export function useCutOff({ error }: Pick<UseQueryResult, 'error'>): boolean {
  const online = useOnline();
  return !online || (error instanceof CallError && error.undelivered);
}

type Waited = Pick<UseQueryResult<unknown, Error>, 'isError' | 'error' | 'refetch'>;

/**
 * The placeholder of missing data: the loading shape, or the failure with its remedy. `part` is a part of a
 * page with other content, which needs no drawing and no further ways.
 */
export function Wait({
  queries,
  rows = 4,
  shape,
  part,
}: {
  queries: readonly Waited[];
  rows?: number | undefined;
  shape?: SkeletonProps['shape'];
  part?: boolean | undefined;
}) {
  const { t } = useTranslation('shell');
  const failureText = useFailureText();
  const online = useOnline();
  const failed = queries.find(({ isError }) => isError);
  // A failure stays visible during the retry, when no query has an error.
  const [shown, setShown] = useState<Waited | null>(null);
  if (failed && failed.error !== shown?.error) setShown(failed);
  const [passed, waitAnew] = usePatience();
  if (!shown && online && passed < 2)
    return (
      <>
        <Skeleton rows={rows} shape={shape} />
        <p role="status" className="mt-3 text-center text-label text-muted">
          {passed > 0 && t('failure.waiting')}
        </p>
      </>
    );
  const error = shown ? shown.error : new CallError(online ? 'timeout' : 'network');
  const said = {
    error,
    part,
    title: t('failure.title'),
    body: failureText(error),
    retrying: shown !== null && !failed && online,
    onRetry: shown
      ? () =>
          // Code that has not come does not come later: browsers keep a failed import.
          error instanceof CallError
            ? queries.forEach((query) => query.isError && void query.refetch())
            : void loadAnew()
      : online
        ? () => {
            waitAnew();
            askAgain();
          }
        : undefined,
  };
  return (
    <Suspense fallback={<PlainFailure {...said} />}>
      <FullFailure {...said} />
    </Suspense>
  );
}

/** Shows a query's data as soon as available. */
export function QueryView<Data>({
  query,
  children,
  ...look
}: {
  query: Waited & { data: Data | undefined };
  rows?: number | undefined;
  shape?: SkeletonProps['shape'];
  part?: boolean | undefined;
  children: (data: Data) => ReactNode;
}) {
  return query.data === undefined ? <Wait queries={[query]} {...look} /> : children(query.data);
}
