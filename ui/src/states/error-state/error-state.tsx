'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { useAnnounce } from '../../foundations/announce/index.js';
import { RefreshCw } from '../../foundations/icons/index.js';
import { generalWords, outcomeWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { EmptyState } from '../empty-state/index.js';

export interface ErrorStateProps {
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

/** What could not be loaded, and the way on. Renders a `<div role="alert">`. */
export function ErrorState({ title, body, illustration, onRetry, retrying = false }: ErrorStateProps) {
  const strings = useStrings(generalWords, outcomeWords);
  const announce = useAnnounce();
  const alert = useRef<HTMLDivElement>(null);
  const tried = useRef(retrying);
  useEffect(() => {
    // The same words again are no change, so the alert stays silent by itself.
    if (tried.current && !retrying)
      announce(alert.current?.querySelector('h2')?.textContent ?? '', 'assertive');
    tried.current = retrying;
  }, [retrying, announce]);
  return (
    <div ref={alert} role="alert" className="w-full">
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
