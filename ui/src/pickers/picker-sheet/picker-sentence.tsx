'use client';
import type { ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { CircleAlert } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface PickerSentenceProps extends Native<'output', 'dangerouslySetInnerHTML'> {
  /** Replaces the sentence: the reason against the draft. Icon and text. */
  fault?: string | undefined;
  /** The draft as text; `<strong>` emphasises. */
  children?: ReactNode;
}

/**
 * The sentence about a picker's draft, one line below the bar, announced on change. Renders an `<output>`.
 */
export function PickerSentence({ fault, children, className, ...rest }: PickerSentenceProps) {
  return (
    <output
      aria-live="polite"
      {...rest}
      className={cx(
        'flex min-h-9 flex-none items-center justify-center gap-2 px-4 py-2 text-center text-label text-muted [&_strong]:font-semibold [&_strong]:text-ink',
        className,
      )}
    >
      {fault ? (
        <>
          <CircleAlert className="size-4 text-danger" />
          <span dir="auto" className="text-start font-semibold text-danger">
            {fault}
          </span>
        </>
      ) : (
        <span dir="auto">{children}</span>
      )}
    </output>
  );
}
