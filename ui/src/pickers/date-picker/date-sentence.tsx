'use client';
import type { ReactNode } from 'react';
import { calendarWords } from '../../foundations/strings/english.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import { PickerSentence } from '../picker-sheet/index.js';
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

/** What the wheels or the inputs say, in a sentence that is read out when it changes. */
export function DateSentence({ id, iso, say, note, fault }: DateSentenceProps) {
  const locale = useLocale();
  const strings = useStrings(calendarWords);
  const date = iso && <strong>{longDate(iso, locale, strings)}</strong>;
  return (
    <PickerSentence id={id} fault={fault}>
      {note || !iso || !say ? date : say(iso)}
      {note && ` · ${note}`}
    </PickerSentence>
  );
}
