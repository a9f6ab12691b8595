'use client';
import type { ReactNode } from 'react';
import { Illustration } from '../../display/illustration/index.js';
import { useStrings } from '../../foundations/strings/index.js';
import { ErrorState, type ErrorStateProps } from '../error-state/index.js';
import { Skeleton } from '../skeleton/index.js';

export interface AsyncViewProps {
  state: 'loading' | 'empty' | 'error' | 'offline' | 'ready';
  /** In the shape of the content. Default: three rows. */
  skeleton?: ReactNode;
  /** An EmptyState. */
  empty?: ReactNode;
  /** Words of the error; default: "Something went wrong". */
  error?: Pick<ErrorStateProps, 'title' | 'body' | 'illustration'>;
  /** Shown offline when there is no content from before. Default: "No connection", with a way to try again. */
  offline?: ReactNode;
  /** Offline with content from before: it stays readable, and an OfflineStrip says how old it is. */
  stale?: boolean;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
}

/** One place for what comes over the line: loading, empty, failed, offline, there. Renders a `<div>`, aria-busy while loading. */
export function AsyncView({
  state,
  skeleton,
  empty,
  error,
  offline,
  stale = false,
  onRetry,
  children,
}: AsyncViewProps) {
  const strings = useStrings();
  if (state === 'ready' || (state === 'offline' && stale)) return <>{children}</>;
  return (
    <div aria-busy={state === 'loading'} className="w-full">
      {state === 'loading' ? (skeleton ?? <Skeleton />) : null}
      {state === 'empty' ? empty : null}
      {state === 'error' ? <ErrorState {...error} onRetry={onRetry} /> : null}
      {state === 'offline'
        ? (offline ?? (
            <ErrorState
              illustration={<Illustration name="offline" />}
              title={strings.offline}
              onRetry={onRetry}
            />
          ))
        : null}
    </div>
  );
}
