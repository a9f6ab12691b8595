'use client';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../foundations/announce/index.js';
import { Keyboard, List } from '../../foundations/icons/index.js';
import { calendarWords, dateWords, wheelWords } from '../../foundations/strings/english.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { PickerSheet, useOpenings } from '../picker-sheet/index.js';
import { useWheelSheetHeight } from '../wheel/index.js';
import { parseIso, toIso, withinMonth, type Day, type Part } from './calendar.js';
import { checkLimits, outsideText, safeLimits } from './date-limits.js';
import { DateTurner, type DateDraft } from './date-turner.js';
import { TypedDate, readTyped, type Typed } from './typed-date.js';

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface DatePickerProps extends NativeOverlay {
  /** Whether the sheet is there. */
  open: boolean;
  /** Every way out ends here; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the name of the wheels. */
  title: string;
  /**
   * 'YYYY-MM-DD', or null when nothing was chosen yet. One that is before min or after max is said, and the wheels begin at the
   * nearest day; one that does not exist is complained of and counts as null.
   */
  value: string | null;
  /** Earliest and latest day that may be chosen, 'YYYY-MM-DD'. The wrong way round, they are turned, with a complaint. */
  min: string;
  max: string;
  /** Where the wheels stand when there is no value; left out, at `max`. */
  initial?: string | undefined;
  /** Only on Confirm, with a day that exists, is within min and max, and passes `validate`. */
  onConfirm: (iso: string) => void;
  /** The live sentence about the day that the wheels show; left out, the date in words. See `longDate`. */
  sentence?: ((iso: string) => ReactNode) | undefined;
  /** Why a day between min and max cannot be taken, in the borrower's words; null when it can. */
  validate?: ((iso: string) => string | null) | undefined;
  /** How day, month and year are shown. See Wheel. Default: `wheel`. */
  presentation?: 'wheel' | 'list' | undefined;
}

/**
 * A day by wheels for day, month and year, in the locale's order, or typed. It keeps a draft: only Confirm hands it over,
 * every other way out forgets it. Renders a modal `<dialog>`.
 */
export function DatePicker(props: DatePickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet for each opening: it begins at the value, not at a draft that was left.
  return openings === 0 ? null : <DateSheet key={openings} {...props} />;
}

function DateSheet(props: DatePickerProps) {
  const { open, onOpenChange, title, value, min, max, initial, onConfirm, sentence, validate, ...rest } =
    props;
  const { presentation, ...native } = rest;
  useEffect(() => checkLimits({ min, max, value, initial }), [min, max, value, initial]);
  const strings = useStrings(dateWords, wheelWords, calendarWords);
  const locale = useLocale();
  const announce = useAnnounce();
  const limits = safeLimits({ min, max, value, initial });
  // Where the wheels begin, and, without rendering the sheet, where they have been turned to.
  const [begin, setBegin] = useState<DateDraft>(() => ({ wanted: parseIso(limits.start), isMoved: false }));
  const draft = useRef(begin);
  const onTurn = useCallback((turned: DateDraft) => {
    draft.current = turned;
  }, []);
  const [typed, setTyped] = useState<Typed | undefined>();
  const [fault, setFault] = useState<{ text: string; parts: Part[] } | undefined>();
  const typedForm = useRef<HTMLDivElement>(null);
  const firstInput = useRef<HTMLInputElement>(null);

  const height = useWheelSheetHeight(open);

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
    // The keyboard of Safari opens only while the tap is being handled.
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
      height={typed ? 'full' : height}
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
