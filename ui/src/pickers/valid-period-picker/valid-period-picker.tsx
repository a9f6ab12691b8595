'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../foundations/announce/index.js';
import { Keyboard, List } from '../../foundations/icons/index.js';
import { calendarWords, periodWords, wheelWords } from '../../foundations/strings/english-dates.js';
import { fill, useLocale, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { fittingMonthNames } from '../date-picker/calendar.js';
import { PickerSentence, PickerSheet, useOpenings } from '../picker-sheet/index.js';
import { Wheel } from '../wheel/index.js';
import { longPeriod, onCard, parsePeriod, readTyped, tidyTyped, toPeriod } from './month-year.js';
import { checkPeriods, periodFault, safePeriods } from './period-limits.js';
import { TypedPeriod } from './typed-period.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface ValidPeriodPickerProps extends NativeOverlay {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called for every way out; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the wheels' accessible name: "Valid until". */
  title: string;
  /** 'YYYY-MM', or null for none. A month that does not exist causes a complaint and counts as null. */
  value: string | null;
  /** First and last month, 'YYYY-MM'. Reversed limits are swapped, with a complaint. */
  from: string;
  to: string;
  /** Called only on Confirm, with an existing month within from and to. */
  onConfirm: (period: string) => void;
  /** The presentation of month and year. See Wheel. Default: `wheel`. */
  presentation?: 'wheel' | 'list' | undefined;
}

/**
 * A card's month and year of expiry, from two wheels or typed as on the card, "07/29". Keeps a draft: only
 * Confirm returns the draft. Renders a modal `<dialog>`.
 */
export function ValidPeriodPicker(props: ValidPeriodPickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet per opening: starts at the value, not at an abandoned draft.
  return openings === 0 ? null : <PeriodSheet key={openings} {...props} />;
}

function PeriodSheet(props: ValidPeriodPickerProps) {
  const { open, onOpenChange, title, onConfirm, presentation, ...rest } = props;
  const { value: given, from: first, to: last, ...native } = rest;
  useEffect(() => checkPeriods({ from: first, to: last, value: given }), [first, last, given]);
  const strings = useStrings(periodWords, wheelWords, calendarWords);
  const locale = useLocale();
  const announce = useAnnounce();
  const limits = safePeriods({ from: first, to: last, value: given });
  const { from, to, value } = limits;
  const [draft, setDraft] = useState(() => parsePeriod(limits.start));
  const [isTurned, setIsTurned] = useState(false);
  const [typed, setTyped] = useState<string | undefined>();
  const [fault, setFault] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);
  const period = toPeriod(draft);

  const turn = useCallback((part: string, to: string) => {
    setIsTurned(true);
    setDraft((before) => ({ ...before, [part]: Number(to) }));
  }, []);
  const [firstYear, lastYear] = [parsePeriod(from).year, parsePeriod(to).year];
  const columns = useMemo(() => {
    const names = fittingMonthNames(locale, strings);
    const months = names.map((name, at) => ({
      value: String(at + 1),
      label: `${String(at + 1).padStart(2, '0')} · ${name}`,
    }));
    const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => String(firstYear + at));
    return { months, years: years.map((year) => ({ value: year, label: year })) };
  }, [locale, strings, firstYear, lastYear]);

  const confirm = (): boolean => {
    const chosen = typed === undefined ? period : readTyped(typed, from);
    const wrong = typed ? fill(strings.monthNotReal, { text: typed }) : strings.monthIncomplete;
    const why = chosen === undefined ? wrong : periodFault(chosen, limits, strings, locale);
    if (chosen !== undefined && why === undefined) {
      onConfirm(chosen);
      return true;
    }
    setFault(why);
    announce(why ?? '', 'assertive');
    input.current?.focus();
    return false;
  };
  const switchWays = () => {
    const read = typed === undefined ? undefined : readTyped(typed, from);
    if (read !== undefined && !periodFault(read, limits, strings, locale)) setDraft(parsePeriod(read));
    // Safari opens the keyboard only during the tap's handler.
    flushSync(() => {
      setFault(undefined);
      setTyped(typed === undefined ? (value === null ? '' : onCard(period)) : undefined);
    });
    input.current?.focus();
  };

  const words = (one: string) => (
    <>
      <strong>{onCard(one)}</strong> · {longPeriod(one, locale, strings)}
    </>
  );
  // The wheels start at another month than the value.
  const isMoved = value !== null && value !== limits.start && !isTurned;
  const Icon = typed === undefined ? Keyboard : List;
  const read = typed === undefined ? undefined : readTyped(typed, from);
  return (
    <PickerSheet
      {...native}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      onConfirm={confirm}
      height={typed === undefined ? undefined : 'full'}
      bare
      footer={
        <button
          type="button"
          onClick={switchWays}
          className="flex min-h-12 w-full items-center justify-center gap-2 rounded-small -outline-offset-2 text-body font-semibold text-primary"
        >
          <Icon className="size-5" />
          {typed === undefined ? strings.typeItInstead : strings.useTheWheels}
        </button>
      }
    >
      {typed === undefined ? (
        <>
          <PickerSentence fault={periodFault(period, limits, strings, locale)}>
            {words(period)}
            {isMoved && ` · ${fill(strings.dateMoved, { date: longPeriod(value, locale, strings) })}`}
          </PickerSentence>
          <Wheel
            label={title}
            presentation={presentation}
            onChange={turn}
            columns={[
              {
                id: 'month',
                label: strings.month,
                options: columns.months,
                value: String(draft.month),
              },
              {
                id: 'year',
                label: strings.year,
                options: columns.years,
                value: String(draft.year),
                width: 'min(6rem, 40%)',
              },
            ]}
          />
        </>
      ) : (
        <TypedPeriod
          ref={input}
          label={title}
          text={typed}
          fault={fault}
          said={read === undefined ? undefined : words(read)}
          onChange={(text) => {
            setTyped(tidyTyped(text));
            setFault(undefined);
          }}
          onEnter={() => confirm() && onOpenChange(false, 'confirm')}
        />
      )}
    </PickerSheet>
  );
}
