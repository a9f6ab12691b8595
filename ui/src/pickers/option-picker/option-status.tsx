'use client';
import type { ReactNode } from 'react';
import { CircleAlert, RefreshCw } from '../../foundations/icons/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { choiceWords, listWords } from '../../foundations/strings/english-parts.js';
import { useStrings } from '../../foundations/strings/index.js';
import { Skeleton } from '../../states/skeleton/index.js';

/** Shown in place of missing rows. */
export interface ListState {
  /** The options are loading: placeholder bars. */
  loading?: boolean | undefined;
  /**
   * The reason of a failed load, in the borrower's language; `true` shows "The list did not arrive".
   * Announced.
   */
  error?: ReactNode;
  /** The action of "Try again", beside the error. Without the action there is no button. */
  onRetry?: (() => void) | undefined;
  /** The text for an empty list. Default: "Nothing to choose from". */
  empty?: ReactNode;
}

/**
 * Placeholder bars, an error with "Try again", or a sentence. Renders `<div>`s; the error is an `alert`, the
 * sentence an `<output>`.
 */
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
          // A plain button: the component Button would add its whole code to every list.
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
