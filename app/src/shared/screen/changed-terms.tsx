import { Note } from '@kopa/ui/note';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface ChangesOfTerms<T> {
  /** The terms shown before the current ones; null until they change. */
  before: T | null;
  /** Another text for each change and each refusal on this screen; null without any. */
  change: string | null;
  /** The lender has refused the shown terms. */
  refuse: () => void;
}

/** Watches the terms of a screen, which are the same as long as their fingerprint is. */
export function useTermsChanges<T>(terms: T, fingerprint: string): ChangesOfTerms<T> {
  const before = useTermsBefore(terms, fingerprint);
  const [refused, setRefused] = useState(0);
  return {
    before,
    change: before || refused > 0 ? `${refused} ${fingerprint}` : null,
    refuse: () => setRefused((times) => times + 1),
  };
}

/** Says what a text of the terms was before their change, 'was 98'; undefined for an unchanged text. */
export function useWas<T>(terms: T, before: T | null): (text: (of: T) => string) => string | undefined {
  const { t } = useTranslation('application');
  return (text) => (before && text(before) !== text(terms) ? t('was', { value: text(before) }) : undefined);
}

function useTermsBefore<T>(terms: T, fingerprint: string): T | null {
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
