'use client';
import { useEffect, useMemo, useRef } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { useLocale } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { OptionList } from '../option-picker/option-list.js';
import { PickerSheet, useOpenings } from '../picker-sheet/index.js';
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
  /** Called on a tap, which chooses and closes, before `onOpenChange(false, 'confirm')`. */
  onChoose: (day: Weekday) => void;
  /** The first row. Default: the first day of the locale's week. */
  firstDay?: Weekday | undefined;
}

/**
 * One of the seven weekdays, by a tap, in the locale's names and order. Renders a modal `<dialog>` with a
 * `listbox`. Keys: arrows, Home, End, letters, Enter.
 */
export function WeekdayPicker(props: WeekdayPickerProps) {
  return useOpenings(props.open) === 0 ? null : <WeekdaySheet {...props} />;
}

function WeekdaySheet(props: WeekdayPickerProps) {
  const { open, onOpenChange, title, value, onChoose, firstDay, ...native } = props;
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const isKnown = value === null || isWeekday(value);
  const options = useMemo(
    () =>
      weekFrom(firstDay ?? firstDayOf(locale)).map((day) => ({
        value: String(day),
        label: weekdayName(day, locale),
      })),
    [firstDay, locale],
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
      height="auto"
      initialFocus={list}
      bare
    >
      <OptionList
        list={list}
        component="WeekdayPicker"
        label={title}
        options={options}
        value={value === null || !isKnown ? null : String(value)}
        hasSearch={false}
        onChoose={(chosen) => {
          onChoose(Number(chosen) as Weekday);
          onOpenChange(false, 'confirm');
        }}
      />
    </PickerSheet>
  );
}
