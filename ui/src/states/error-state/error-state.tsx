'use client';
import { useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { cx } from '../../foundations/cx/index.js';
import { RefreshCw } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords, outcomeWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { EmptyState } from '../empty-state/index.js';

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
}

/** A failed load and its remedy. Renders a `<div role="alert">`, which receives every other prop. */
export function ErrorState({
  title,
  body,
  illustration,
  onRetry,
  retrying = false,
  className,
  ref,
  ...rest
}: ErrorStateProps) {
  const strings = useStrings(generalWords, outcomeWords);
  const announce = useAnnounce();
  const alert = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => alert.current!, []);
  const tried = useRef(retrying);
  useEffect(() => {
    // The same text again is no change, so the alert would stay silent.
    if (tried.current && !retrying)
      announce(alert.current?.querySelector('h2')?.textContent ?? '', 'assertive');
    tried.current = retrying;
  }, [retrying, announce]);
  return (
    <div {...rest} ref={alert} role="alert" className={cx('w-full', className)}>
      <EmptyState
        illustration={illustration}
        title={title || strings.somethingWentWrong}
        body={body}
        action={
          onRetry ? (
            <Button
              variant="outline"
              icon={<RefreshCw aria-hidden />}
              busy={retrying}
              busyLabel={strings.loading}
              onClick={onRetry}
            >
              {strings.tryAgain}
            </Button>
          ) : null
        }
      />
    </div>
  );
}
