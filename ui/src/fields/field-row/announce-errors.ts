'use client';
import { useEffect, useRef } from 'react';
import { useAnnounce, type Announce } from '../../foundations/announce/index.js';
import { rowWords, summaryWords } from '../../foundations/strings/english.js';
import { fill, plural, useLocale, useStrings } from '../../foundations/strings/index.js';

let marked: { text: string; many: (n: number) => string }[] = [];

function tell(announce: Announce) {
  const rows = marked;
  marked = [];
  const [first] = rows;
  // A summary that has just taken the focus announces all errors.
  if (!first || document.activeElement?.matches('[data-error-summary]')) return;
  announce(rows.length === 1 ? first.text : first.many(rows.length));
}

/**
 * Announces a newly marked field. Fields marked at the same time share one announcement; an ErrorSummary
 * replaces the announcement. A field that is in error on its first render stays silent.
 */
export function useAnnouncedError(label: string | undefined, error: string | undefined): void {
  const announce = useAnnounce();
  const strings = useStrings(rowWords, summaryWords);
  const locale = useLocale();
  const before = useRef(error);
  useEffect(() => {
    const isNew = Boolean(error) && error !== before.current;
    before.current = error;
    if (!isNew || !error) return;
    marked.push({
      text: label
        ? // A question has its mark already.
          fill(strings.rowInError, { label, message: error }).replace(/([?!:.])\. /, '$1 ')
        : `${strings.error} ${error}`,
      many: (n) => plural(strings.fixAnswers, n, locale),
    });
    // Runs after the other rows of this commit, and after the focus has moved.
    if (marked.length === 1) setTimeout(() => tell(announce));
  }, [announce, error, label, locale, strings]);
}
