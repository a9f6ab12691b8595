'use client';
import { useEffect, useMemo, useRef } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { weekdayWords } from '../../foundations/strings/english-dates.js';
import { useLocale, useMarket, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { OptionList } from '../option-picker/option-list.js';
import { PickerSentence, PickerSheet, useMarked, useOpenings, type Choosing } from '../picker-sheet/index.js';
import { firstDayOf, isWeekday, weekdayName, weekFrom, type Weekday } from './weekdays.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface WeekdayPickerProps extends NativeOverlay {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called for every way out; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the list's accessible name: "Payday". */
  title: string;
  /** 1 (Monday) to 7 (Sunday); null for none. Another value causes a complaint and marks no day. */
  value: number | null;
  /** Called with the taken day, before `onOpenChange(false, 'confirm')`. */
  onChoose: (day: Weekday) => void;
  /** Default: `confirm`. */
  choosing?: Choosing | undefined;
  /** The first row. Default: the first day of the market's week, and else of the locale's. */
  firstDay?: Weekday | undefined;
}

/**
 * One of the seven weekdays, in the names of the words or the locale, and in the locale's order: a tap
 * marks, Confirm takes. Renders a modal `<dialog>` with a `listbox`. Keys: arrows, Home, End, letters, Enter
 * to mark and again to take.
 */
export function WeekdayPicker(props: WeekdayPickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet per opening: starts at the value, not at an abandoned mark.
  return openings === 0 ? null : <WeekdaySheet key={openings} {...props} />;
}

function WeekdaySheet(props: WeekdayPickerProps) {
  const { open, onOpenChange, title, value, onChoose, choosing = 'confirm', ...rest } = props;
  const market = useMarket();
  const { firstDay = market.firstDay, ...native } = rest;
  const locale = useLocale();
  const names = useStrings(weekdayWords).weekdays;
  const list = useRef<HTMLDivElement>(null);
  const isKnown = value === null || isWeekday(value);
  const marked = useMarked({
    value: value === null || !isKnown ? null : String(value),
    choosing,
    onTake: (chosen) => onChoose(Number(chosen) as Weekday),
    onOpenChange,
  });
  const options = useMemo(
    () =>
      weekFrom(firstDay ?? firstDayOf(locale)).map((day) => ({
        value: String(day),
        label: weekdayName(day, locale, names),
      })),
    [firstDay, locale, names],
  );
  useEffect(() => {
    if (!isKnown)
      complain(
        'WeekdayPicker',
        `the value ${value} is not a day of the week, so none is marked. Give 1 (Monday) to 7 (Sunday), or null.`,
      );
  }, [isKnown, value]);
  return (
    <PickerSheet
      {...native}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...marked.sheet}
      initialFocus={list}
      bare
    >
      {marked.fault && <PickerSentence fault={marked.fault} />}
      <OptionList
        list={list}
        component="WeekdayPicker"
        label={title}
        options={options}
        value={marked.marked}
        hasSearch={false}
        onChoose={marked.onPress}
      />
    </PickerSheet>
  );
}
