'use client';
import { useEffect, useMemo, useRef } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { useLocale } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { OptionList } from '../option-picker/option-list.js';
import { PickerSheet, useOpenings } from '../picker-sheet/index.js';
import { firstDayOf, isWeekday, weekdayName, weekFrom, type Weekday } from './weekdays.js';

/** `className` and `style` go to the panel, everything else that a `<dialog>` takes to the dialog. */
export interface WeekdayPickerProps extends NativeOverlay {
  /** Whether the sheet is there. */
  open: boolean;
  /** Every way out ends here; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the name of the list: "Payday". */
  title: string;
  /** 1 (Monday) to 7 (Sunday); null while none is chosen. Anything else is complained of and marks none. */
  value: number | null;
  /** A tap chooses and closes: called before `onOpenChange(false, 'confirm')`. */
  onChoose: (day: Weekday) => void;
  /** The row on top. Left out, the day with which the locale's week begins. */
  firstDay?: Weekday | undefined;
}

/**
 * One of the seven days of the week, by a tap, in the words and the order of the locale. Renders a modal `<dialog>` with a
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
