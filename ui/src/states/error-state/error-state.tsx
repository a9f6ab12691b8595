'use client';
import type { ReactNode } from 'react';
import { Button } from '../../actions/button/index.js';
import { RefreshCw } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/strings/index.js';
import { EmptyState } from '../empty-state/index.js';

export interface ErrorStateProps {
  /** Default: "Something went wrong". */
  title?: ReactNode;
  /** What is safe, and what to do. */
  body?: ReactNode;
  illustration?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** It is being tried again. */
  retrying?: boolean;
}

/** What could not be loaded, and the way on. Renders a `<div role="alert">`. */
export function ErrorState({ title, body, illustration, onRetry, retrying = false }: ErrorStateProps) {
  const strings = useStrings();
  return (
    <div role="alert" className="w-full">
      <EmptyState
        illustration={illustration}
        title={title ?? strings.somethingWentWrong}
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
