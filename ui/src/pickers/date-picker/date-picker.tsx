'use client';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { Keyboard, List } from '../../foundations/icons/index.js';
import { dateWords, wheelWords } from '../../foundations/strings/english.js';
import { fill, useLocale, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import { PickerSheet } from '../picker-sheet/index.js';
import { useWheelSheetHeight } from '../wheel/index.js';
import { longDate, parseIso, prepareFormats, toIso, withinMonth, type Day, type Part } from './calendar.js';
import { checkLimits, outsideText, safeLimits } from './date-limits.js';
import { DateSentence } from './date-sentence.js';
import { DateWheels } from './date-wheels.js';
import { TypedDate, readTyped, type Typed } from './typed-date.js';

export interface DatePickerProps {
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
  const [wasOpen, setWasOpen] = useState(props.open);
  const [opened, setOpened] = useState(0);
  const { min, max, value, initial } = props;
  useEffect(() => checkLimits({ min, max, value, initial }), [min, max, value, initial]);
  const locale = useLocale();
  useEffect(() => prepareFormats(locale), [locale]);
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setOpened(opened + 1);
  }
  // A new sheet for each opening: it begins at the value, not at a draft that was left.
  return <DateSheet key={opened} {...props} />;
}

function DateSheet(props: DatePickerProps) {
  const { open, onOpenChange, title, onConfirm, sentence, validate } = props;
  const strings = useStrings(dateWords, wheelWords);
  const locale = useLocale();
  const announce = useAnnounce();
  const limits = safeLimits({ ...props, initial: props.initial });
  const { min, max, value } = limits;
  // The day that was wanted stays while a shorter month passes under the band.
  const [wanted, setWanted] = useState<Day>(() => parseIso(limits.start));
  const [isMoved, setIsMoved] = useState(false);
  const [typed, setTyped] = useState<Typed | undefined>();
  const [fault, setFault] = useState<{ text: string; parts: Part[] } | undefined>();
  const typedForm = useRef<HTMLDivElement>(null);
  const firstInput = useRef<HTMLInputElement>(null);

  const height = useWheelSheetHeight(open);

  const day = withinMonth(wanted);
  const iso = toIso(day);
  const outside = (candidate: string) =>
    outsideText(candidate, limits, strings, locale) ?? validate?.(candidate);
  const note = () => {
    if (wanted.day > day.day) return fill(strings.dateShortened, { n: day.day });
    // Where the wheels begin at another day than the one that was chosen before.
    if (value === null || isMoved || value === limits.start) return undefined;
    return fill(strings.dateMoved, { date: longDate(value, locale) });
  };

  const confirm = (): boolean => {
    const read = typed ? readTyped(typed, strings) : { iso };
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

  const change = useMemo(
    () => (part: string, to: string) => {
      setIsMoved(true);
      setWanted((before) => ({ ...before, [part]: Number(to) }));
    },
    [],
  );
  const startTyping = () => {
    setTyped(value === null ? { day: '', month: '', year: '' } : typedFrom(day));
    setFault(undefined);
    requestAnimationFrame(() => firstInput.current?.focus());
  };
  const stopTyping = () => {
    const read = typed && readTyped(typed, strings);
    if (read && 'iso' in read && !outsideText(read.iso, limits, strings, locale))
      setWanted(parseIso(read.iso));
    setTyped(undefined);
    setFault(undefined);
  };

  const Icon = typed ? List : Keyboard;
  return (
    <PickerSheet
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
        <>
          <DateSentence iso={iso} say={sentence} note={note()} fault={outside(iso) ?? undefined} />
          <div className="min-h-0 flex-1">
            <DateWheels
              title={title}
              day={day}
              min={min}
              max={max}
              presentation={props.presentation}
              onChange={change}
            />
          </div>
        </>
      )}
    </PickerSheet>
  );
}

const typedFrom = ({ day, month, year }: Day): Typed => ({
  day: String(day),
  month: String(month),
  year: String(year),
});
