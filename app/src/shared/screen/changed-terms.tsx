import { Note } from '@kopa/ui/note';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The terms shown before the current ones, once they have changed on this screen; else null. */
export function useTermsBefore<T>(terms: T, fingerprint: string): T | null {
  const [shown, setShown] = useState<{ terms: T; fingerprint: string; before: T | null }>({
    terms,
    fingerprint,
    before: null,
  });
  if (shown.fingerprint === fingerprint) return shown.before;
  setShown({ terms, fingerprint, before: shown.terms });
  return shown.terms;
}

/**
 * Says that the terms have changed. Each other `change` takes the focus to the note, because nothing below is
 * read yet; `null` is a change before the screen was opened.
 */
export function ChangedTerms({ change, children }: { change: string | null; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (change !== null) note.current?.focus();
  }, [change]);
  return (
    <Note ref={note} role="alert" tabIndex={-1} tone="warning">
      {children}
    </Note>
  );
}
