'use client';
import { useEffect, useRef } from 'react';
import { useAnnounce, type Announce } from '../../foundations/announce/index.js';
import { rowWords, summaryWords } from '../../foundations/strings/english.js';
import { fill, plural, useLocale, useStrings } from '../../foundations/strings/index.js';

/** Texts are made when they are announced: a summary replaces most of them. */
let marked: { text: () => string; many: (n: number) => string }[] = [];

/** The control that takes letters since the last press of a button or of Enter. */
let typing: EventTarget | null | undefined;

function watchTyping() {
  if (typing !== undefined) return;
  typing = null;
  const stop = () => (typing = null);
  document.addEventListener('input', ({ target }) => (typing = target), true);
  document.addEventListener('keydown', ({ key }) => key === 'Enter' && stop(), true);
  document.addEventListener('click', stop, true);
}

function tell(announce: Announce) {
  const rows = marked;
  marked = [];
  const [first] = rows;
  // A summary that has just taken the focus announces all errors.
  if (!first || document.activeElement?.matches('[data-error-summary]')) return;
  announce(rows.length === 1 ? first.text() : first.many(rows.length));
}

/**
 * Announces a newly marked field. Fields marked at the same time share one announcement; an ErrorSummary
 * replaces the announcement. A field that is in error on its first render stays silent. An error that appears
 * while the borrower types in the control `typedId` is announced when the control loses the focus.
 */
export function useAnnouncedError(
  label: string | undefined,
  error: string | undefined,
  typedId: string | undefined,
): void {
  const announce = useAnnounce();
  const strings = useStrings(rowWords, summaryWords);
  const locale = useLocale();
  const before = useRef(error);
  const waits = useRef(false);
  useEffect(watchTyping, []);
  useEffect(() => {
    const isNew = Boolean(error) && error !== before.current;
    before.current = error;
    if (!isNew || !error) return;
    const mark = () => {
      waits.current = false;
      const message = before.current;
      if (!message) return;
      marked.push({
        text: () =>
          label
            ? // A question has its mark already.
              fill(strings.rowInError, { label, message }).replace(/([?!:.])\. /, '$1 ')
            : `${strings.error} ${message}`,
        many: (n) => plural(strings.fixAnswers, n, locale),
      });
      // Runs after the other rows of this commit, and after the focus has moved.
      if (marked.length === 1) setTimeout(() => tell(announce));
    };
    const at = document.activeElement;
    if (!typedId || at !== typing || at?.id !== typedId) mark();
    else if (!waits.current) {
      waits.current = true;
      at.addEventListener('blur', mark, { once: true });
    }
  }, [announce, error, label, locale, strings, typedId]);
}
