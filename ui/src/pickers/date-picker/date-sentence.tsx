'use client';
import type { ReactNode } from 'react';
import { CircleAlert } from '../../foundations/icons/index.js';
import { useLocale } from '../../foundations/strings/index.js';
import { longDate } from './calendar.js';

interface DateSentenceProps {
  id?: string;
  /** The day; without it there is nothing to say yet. */
  iso: string | undefined;
  /** The host's sentence about it. */
  say: ((iso: string) => ReactNode) | undefined;
  /** Stands after the date in place of the host's sentence. */
  note?: string | undefined;
  /** Replaces everything: why this day cannot be taken. */
  fault: string | undefined;
}

/** What the wheels or the inputs say, in a sentence that is read out when it changes. Renders an `<output>`. */
export function DateSentence({ id, iso, say, note, fault }: DateSentenceProps) {
  const locale = useLocale();
  const date = iso && <strong>{longDate(iso, locale)}</strong>;
  return (
    <output
      id={id}
      aria-live="polite"
      className="flex min-h-9 flex-none items-center justify-center gap-2 px-4 py-2 text-center text-label text-muted [&_strong]:font-semibold [&_strong]:text-ink"
    >
      {fault ? (
        <>
          <CircleAlert className="size-4 text-danger" />
          <span className="text-start font-semibold text-danger">{fault}</span>
        </>
      ) : (
        <span>
          {note || !iso || !say ? date : say(iso)}
          {note && ` · ${note}`}
        </span>
      )}
    </output>
  );
}
