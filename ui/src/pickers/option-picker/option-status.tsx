'use client';
import type { ReactNode } from 'react';
import { CircleAlert, RefreshCw } from '../../foundations/icons/index.js';
import { choiceWords, generalWords, listWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { Skeleton } from '../../states/skeleton/index.js';

/** What stands in place of the rows while there are none. */
export interface ListState {
  /** The options are on their way: bars in their place. */
  loading?: boolean | undefined;
  /** Why they did not arrive, in the borrower's words; `true` says "The list did not arrive". Read out. */
  error?: ReactNode;
  /** Behind "Try again", beside the error. Left out, there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Said where there are no options. Left out, "Nothing to choose from". */
  empty?: ReactNode;
}

/** Bars, an error with "Try again", or a sentence. Renders `<div>`s; the error is an `alert`, the sentence an `<output>`. */
export function OptionStatus({ loading = false, error, onRetry, empty }: ListState) {
  const strings = useStrings(choiceWords, generalWords, listWords);
  if (loading)
    return (
      <div aria-busy="true" className="p-4">
        <Skeleton rows={4} />
      </div>
    );
  if (error !== undefined && error !== null && error !== false)
    return (
      <div role="alert" className="flex flex-col items-start gap-4 p-4">
        <p className="flex gap-2 text-body text-ink">
          <CircleAlert className="mt-0.5 size-5 text-danger" />
          <span>{error === true ? strings.listFailed : error}</span>
        </p>
        {onRetry && (
          // Not a Button: every list would bring all of it for this one.
          <button
            type="button"
            onClick={onRetry}
            className="flex min-h-control max-w-full items-center gap-2 rounded-button border border-control bg-surface px-5 py-2.5 text-center text-body font-semibold text-ink transition-colors duration-press active:bg-sunken"
          >
            <RefreshCw className="size-[1.25em] shrink-0" />
            <span className="min-w-0">{strings.tryAgain}</span>
          </button>
        )}
      </div>
    );
  return <output className="block p-4 text-body text-muted">{empty ?? strings.nothingToChoose}</output>;
}
