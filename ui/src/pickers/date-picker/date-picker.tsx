'use client';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../foundations/announce/index.js';
import { Keyboard, List } from '../../foundations/icons/index.js';
import { calendarWords, dateWords, wheelWords } from '../../foundations/strings/english-dates.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { PickerSheet, useOpenings } from '../picker-sheet/index.js';
import { parseIso, toIso, withinMonth, type Day, type Part } from './calendar.js';
import { checkLimits, outsideText, safeLimits } from './date-limits.js';
import { DateTurner, type DateDraft } from './date-turner.js';
import { TypedDate, readTyped, type Typed } from './typed-date.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface DatePickerProps extends NativeOverlay {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called for every way out; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the wheels' accessible name. */
  title: string;
  /**
   * 'YYYY-MM-DD', or null for none. A value outside min and max is reported, and the wheels start at the
   * nearest day; a day that does not exist causes a complaint and counts as null.
   */
  value: string | null;
  /**
   * Earliest and latest day that may be chosen, 'YYYY-MM-DD'. The wrong way round, they are turned, with a
   * complaint.
   */
  min: string;
  max: string;
  /** The wheels' start without a value. Default: `max`. */
  initial?: string | undefined;
  /** Called only on Confirm, with an existing day within min and max that passes `validate`. */
  onConfirm: (iso: string) => void;
  /** The live sentence about the current day. Default: the date as text. See `longDate`. */
  sentence?: ((iso: string) => ReactNode) | undefined;
  /** The reason against a day between min and max, in the borrower's language; null for an allowed day. */
  validate?: ((iso: string) => string | null) | undefined;
  /** The presentation of day, month and year. See Wheel. Default: `wheel`. */
  presentation?: 'wheel' | 'list' | undefined;
  /** `bday`: the day is the user's own birthday, so the phone may fill in the typed date. */
  autoComplete?: 'bday' | undefined;
}

/**
 * A day from wheels for day, month and year, in the locale's order, or typed. Keeps a draft: only Confirm
 * returns the draft. Renders a modal `<dialog>`.
 */
export function DatePicker(props: DatePickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet per opening: starts at the value, not at an abandoned draft.
  return openings === 0 ? null : <DateSheet key={openings} {...props} />;
}

function DateSheet(props: DatePickerProps) {
  const { open, onOpenChange, title, value, min, max, initial, onConfirm, sentence, validate, ...rest } =
    props;
  const { presentation, autoComplete, ...native } = rest;
  useEffect(() => checkLimits({ min, max, value, initial }), [min, max, value, initial]);
  const strings = useStrings(dateWords, wheelWords, calendarWords);
  const locale = useLocale();
  const announce = useAnnounce();
  const limits = safeLimits({ min, max, value, initial });
  // The wheels' start and, without rendering the sheet, their current position.
  const [begin, setBegin] = useState<DateDraft>(() => ({ wanted: parseIso(limits.start), isMoved: false }));
  const draft = useRef(begin);
  const onTurn = useCallback((turned: DateDraft) => {
    draft.current = turned;
  }, []);
  const [typed, setTyped] = useState<Typed | undefined>();
  const [fault, setFault] = useState<{ text: string; parts: Part[] } | undefined>();
  const typedForm = useRef<HTMLDivElement>(null);
  const firstInput = useRef<HTMLInputElement>(null);

  const outside = (candidate: string) =>
    outsideText(candidate, limits, strings, locale) ?? validate?.(candidate) ?? undefined;

  const confirm = (): boolean => {
    const read = typed ? readTyped(typed, strings) : { iso: toIso(withinMonth(draft.current.wanted)) };
    const text = 'iso' in read ? outside(read.iso) : read.text;
    if ('iso' in read && !text) {
      onConfirm(read.iso);
      return true;
    }
    const parts = 'parts' in read ? read.parts : [];
    setFault({ text: text ?? '', parts });
    announce(text ?? '', 'assertive');
    typedForm.current?.querySelector<HTMLInputElement>(`[data-part='${parts[0] ?? ''}']`)?.focus();
    return false;
  };

  const startTyping = () => {
    const begin =
      limits.value === null ? { day: '', month: '', year: '' } : typedFrom(withinMonth(draft.current.wanted));
    // Safari opens the keyboard only during the tap's handler.
    flushSync(() => {
      setTyped(begin);
      setFault(undefined);
    });
    firstInput.current?.focus();
  };
  const stopTyping = () => {
    const read = typed && readTyped(typed, strings);
    if (read && 'iso' in read && !outsideText(read.iso, limits, strings, locale))
      onTurn({ ...draft.current, wanted: parseIso(read.iso) });
    setBegin(draft.current);
    setTyped(undefined);
    setFault(undefined);
  };

  const Icon = typed ? List : Keyboard;
  return (
    <PickerSheet
      {...native}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      onConfirm={confirm}
      height={typed && 'full'}
      bare
      footer={
        <button
          type="button"
          onClick={typed ? stopTyping : startTyping}
          className="flex min-h-12 w-full items-center justify-center gap-2 rounded-small -outline-offset-2 text-body font-semibold text-primary"
        >
          <Icon className="size-5" />
          {typed ? strings.useTheWheels : strings.typeItInstead}
        </button>
      }
    >
      {typed ? (
        <TypedDate
          ref={typedForm}
          firstInput={firstInput}
          typed={typed}
          fault={fault}
          sentence={sentence}
          onChange={(part, text) => setTyped({ ...typed, [part]: text })}
          autoComplete={autoComplete}
          onEnter={() => confirm() && onOpenChange(false, 'confirm')}
        />
      ) : (
        <DateTurner
          open={open}
          begin={begin}
          onTurn={onTurn}
          title={title}
          limits={limits}
          sentence={sentence}
          faultOf={outside}
          presentation={presentation}
        />
      )}
    </PickerSheet>
  );
}

const typedFrom = ({ day, month, year }: Day): Typed => ({
  day: String(day),
  month: String(month),
  year: String(year),
});
