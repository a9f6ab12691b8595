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
  /** What failed, in plain words. Default: "Something went wrong". */
  title?: ReactNode;
  /** What is safe, and what to do. */
  body?: ReactNode;
  /** An Illustration. */
  illustration?: ReactNode;
  /** Shows the button "Try again". */
  onRetry?: (() => void) | undefined;
  /** It is being tried again: the button is busy and keeps the focus. When it fails again, that is read out. */
  retrying?: boolean;
}

/** What could not be loaded, and the way on. Renders a `<div role="alert">`, which gets every other prop. */
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
    // The same words again are no change, so the alert stays silent by itself.
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
