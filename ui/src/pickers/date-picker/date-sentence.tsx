'use client';
import type { ReactNode } from 'react';
import { calendarWords } from '../../foundations/strings/english-dates.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import { PickerSentence } from '../picker-sheet/index.js';
import { longDate } from './calendar.js';

interface DateSentenceProps {
  id?: string;
  /** The day; undefined before the first choice. */
  iso: string | undefined;
  /** The host's sentence. */
  say: ((iso: string) => ReactNode) | undefined;
  /** Replaces the host's sentence after the date. */
  note?: string | undefined;
  /** Replaces everything: the reason against this day. */
  fault: string | undefined;
}

/** The sentence below the wheels or inputs, announced on change. */
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
