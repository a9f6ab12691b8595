'use client';
import { memo, useCallback, useRef, useState, type ReactNode } from 'react';
import { calendarWords, dateWords, wheelWords } from '../../foundations/strings/english-dates.js';
import { fill, useLocale, useStrings } from '../../foundations/strings/index.js';
import { longDate, toIso, withinMonth, type Day } from './calendar.js';
import type { Limits } from './date-limits.js';
import { DateSentence } from './date-sentence.js';
import { DateWheels } from './date-wheels.js';

/** The wheels' position. */
export interface DateDraft {
  /** The wanted day survives a shorter month under the band. */
  wanted: Day;
  /** Whether the borrower has turned a wheel. */
  isMoved: boolean;
}

interface DateTurnerProps {
  open: boolean;
  /** The start of the wheels. */
  begin: DateDraft;
  /** Called on each turn. Must be stable. */
  onTurn: (draft: DateDraft) => void;
  title: string;
  limits: Limits;
  sentence: ((iso: string) => ReactNode) | undefined;
  faultOf: (iso: string) => string | undefined;
  presentation: 'wheel' | 'list' | undefined;
}

/**
 * The wheels and their sentence. The draft lives here, below the sheet, so that a turn does not render the
 * sheet; a closing sheet leaves the wheels unchanged.
 */
export const DateTurner = memo(
  function DateTurner({ begin, onTurn, title, limits, sentence, faultOf, presentation }: DateTurnerProps) {
    const strings = useStrings(calendarWords, dateWords, wheelWords);
    const locale = useLocale();
    const [draft, setDraft] = useState(begin);
    const { wanted, isMoved } = draft;
    const latest = useRef(draft);
    const change = useCallback(
      (part: string, to: string) => {
        const turned = { wanted: { ...latest.current.wanted, [part]: Number(to) }, isMoved: true };
        latest.current = turned;
        onTurn(turned);
        setDraft(turned);
      },
      [onTurn],
    );
    const day = withinMonth(wanted);
    const iso = toIso(day);
    const note = () => {
      if (wanted.day > day.day) return fill(strings.dateShortened, { n: day.day });
      // The wheels start at another day than the value.
      if (limits.value === null || isMoved || limits.value === limits.start) return undefined;
      return fill(strings.dateMoved, { date: longDate(limits.value, locale, strings) });
    };
    return (
      <>
        <DateSentence iso={iso} say={sentence} note={note()} fault={faultOf(iso)} />
        <DateWheels
          title={title}
          day={day}
          min={limits.min}
          max={limits.max}
          presentation={presentation}
          onChange={change}
        />
      </>
    );
  },
  (_, { open }) => !open,
);
