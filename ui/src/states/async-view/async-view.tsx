'use client';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { Illustration } from '../../display/illustration/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { connectionWords, outcomeWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { EmptyState } from '../empty-state/index.js';
import { ErrorState, type ErrorStateProps } from '../error-state/index.js';
import { Skeleton } from '../skeleton/index.js';
import { FromBefore } from './from-before.js';

/** `idle`: no request yet. */
export type AsyncState = 'idle' | 'loading' | 'empty' | 'error' | 'offline' | 'ready';

export interface AsyncViewProps extends Native<'div'> {
  /** The current state; the view manages the transitions. */
  state: AsyncState;
  /** Shown while idle: "Type a name above". Default: nothing. */
  idle?: ReactNode;
  /** Placeholder in the shape of the content: a Skeleton, which waits 300 ms. Default: three rows. */
  skeleton?: ReactNode;
  /** An EmptyState. Default: "Nothing here yet". */
  empty?: ReactNode;
  /** Text of the error. Default: "Something went wrong". */
  error?: Pick<ErrorStateProps, 'title' | 'body' | 'illustration'> | undefined;
  /** Shown offline without earlier content. Default: "No connection", with a retry. */
  offline?: ReactNode;
  /** Earlier content stays while offline, when another element (an OfflineStrip) tells its age. */
  stale?: boolean;
  /**
   * Load time of the earlier content, in ms since 1970. The content stays readable during a reload, after a
   * failure and offline; a badge tells the age in the last two cases: "Figures from 10:42".
   */
  figuresFrom?: number | undefined;
  /** Shows "Try again" after a failure. The button stays, busy, during the retry. */
  onRetry?: (() => void) | undefined;
  /** The content. */
  children?: ReactNode;
}

const states: readonly string[] = ['idle', 'loading', 'empty', 'error', 'offline', 'ready'];

/**
 * All states of remote content: idle, loading, empty, failed, offline, ready. Renders a `<div>`, which
 * receives every other prop, aria-busy while loading; the `<div>` takes the focus when a retry succeeds,
 * because the retry button disappears.
 */
export function AsyncView({
  state: wanted,
  idle,
  skeleton,
  empty,
  error,
  offline,
  stale = false,
  figuresFrom,
  onRetry,
  className,
  children,
  ref,
  ...rest
}: AsyncViewProps) {
  const state = states.includes(wanted) ? wanted : 'ready';
  if (state !== wanted)
    complain(
      'AsyncView',
      `there is no state "${wanted}", so the content is shown. Give one of ${states.join(', ')}.`,
    );
  const dated = figuresFrom !== undefined && Number.isFinite(figuresFrom);
  if (figuresFrom !== undefined && !dated)
    complain('AsyncView', `figuresFrom is ${figuresFrom}, which is no time. Give milliseconds since 1970.`);

  const strings = useStrings(connectionWords, outcomeWords);
  const view = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => view.current!, []);
  const retried = useRef(false);
  const retry =
    onRetry &&
    (() => {
      retried.current = true;
      onRetry();
    });

  // The failed state stays visible during the retry.
  const [failure, setFailure] = useState<'error' | 'offline' | null>(null);
  const failed = state === 'error' || state === 'offline' ? state : state === 'loading' ? failure : null;
  if (failed !== failure) setFailure(failed);

  useEffect(() => {
    if (state === 'loading' || !retried.current) return;
    retried.current = false;
    if (document.activeElement === document.body) view.current?.focus({ preventScroll: true });
  }, [state]);

  const retrying = state === 'loading';
  const kept =
    state === 'ready' || (dated && state !== 'empty' && state !== 'idle') || (stale && failed === 'offline');

  const instead = () => {
    if (state === 'idle') return idle;
    if (state === 'empty')
      return empty ?? <EmptyState illustration={<Illustration name="empty" />} title={strings.nothingHere} />;
    if (failed === 'offline')
      return (
        offline ?? (
          <ErrorState
            illustration={<Illustration name="offline" />}
            title={strings.offline}
            retrying={retrying}
            onRetry={retry}
          />
        )
      );
    if (failed === 'error') return <ErrorState {...error} retrying={retrying} onRetry={retry} />;
    return skeleton ?? <Skeleton />;
  };

  return (
    <div
      tabIndex={-1}
      {...rest}
      ref={view}
      aria-busy={state === 'loading'}
      className={cx('w-full outline-none', className)}
    >
      {dated ? <FromBefore at={figuresFrom} failed={failed} retrying={retrying} onRetry={retry} /> : null}
      {kept ? children : instead()}
    </div>
  );
}
