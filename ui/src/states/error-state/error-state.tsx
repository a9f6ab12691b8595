'use client';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { cx } from '../../foundations/cx/index.js';
import { RefreshCw } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { retryWords } from '../../foundations/strings/english-retry.js';
import { generalWords, outcomeWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { EmptyState } from '../empty-state/index.js';
import { RetryWait } from './retry-wait.js';

export interface ErrorStateProps extends Native<'div', 'title' | 'children'> {
  /** The failure in plain words. Default: "Something went wrong". */
  title?: ReactNode;
  /** The unaffected data, and the remedy. */
  body?: ReactNode;
  /** An Illustration. */
  illustration?: ReactNode;
  /** The action of the button "Try again". */
  onRetry?: (() => void) | undefined;
  /** A retry is under way: the button is busy and keeps the focus. Another failure is announced. */
  retrying?: boolean;
  /**
   * Retries by itself after each of these waits, in seconds, then stops: [10, 30, 30]. A bar shows the wait.
   * Default: only the button retries.
   */
  retryAfter?: readonly number[] | undefined;
}

const never: readonly number[] = [];

/** A failed load and its remedy. Renders a `<div role="alert">`, which receives every other prop. */
export function ErrorState({
  title,
  body,
  illustration,
  onRetry,
  retrying = false,
  retryAfter = never,
  className,
  ref,
  ...rest
}: ErrorStateProps) {
  const strings = useStrings(generalWords, outcomeWords, retryWords);
  const announce = useAnnounce();
  const alert = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => alert.current!, []);
  const tried = useRef(retrying);
  const [ownTries, setOwnTries] = useState(0);
  const seconds = onRetry && retryAfter[ownTries];
  useEffect(() => {
    // The same text again is no change, so the alert would stay silent.
    if (tried.current && !retrying)
      announce(alert.current?.querySelector('h2')?.textContent ?? '', 'assertive');
    tried.current = retrying;
  }, [retrying, announce]);
  return (
    <div {...rest} ref={alert} role="alert" className={cx('my-auto w-full', className)}>
      <EmptyState
        illustration={illustration}
        title={title || strings.somethingWentWrong}
        body={body}
        action={
          onRetry ? (
            <div className={cx(retryAfter.length > 0 && 'flex w-56 max-w-full flex-col gap-3')}>
              {retryAfter.length > 0 ? (
                <RetryWait
                  seconds={(!retrying && seconds) || null}
                  words={retrying ? strings.loading : strings.stoppedTrying}
                  onEnd={() => {
                    setOwnTries(ownTries + 1);
                    onRetry();
                  }}
                />
              ) : null}
              <Button
                variant="outline"
                block={retryAfter.length > 0}
                icon={seconds ? undefined : <RefreshCw aria-hidden />}
                busy={retrying}
                busyLabel={strings.loading}
                onClick={onRetry}
              >
                {seconds ? strings.tryNow : strings.tryAgain}
              </Button>
            </div>
          ) : null
        }
      />
    </div>
  );
}
