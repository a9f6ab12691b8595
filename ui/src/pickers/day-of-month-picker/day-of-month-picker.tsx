'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { complain } from '../../foundations/complain/index.js';
import { dayOfMonthWords } from '../../foundations/strings/english-dates.js';
import { fill, useLocale, useStrings } from '../../foundations/strings/index.js';
import type { OnOpenChange } from '../../overlays/bottom-sheet/index.js';
import type { NativeOverlay } from '../../platform/native-overlay.js';
import { PickerSentence, PickerSheet, useOpenings } from '../picker-sheet/index.js';
import { DayGrid } from './day-grid.js';
import type { UnavailableDay } from './unavailable-day.js';

/** `className` and `style` go to the panel, other `<dialog>` props to the dialog. */
export interface DayOfMonthPickerProps extends NativeOverlay {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called for every way out; the sheet stays until `open` is false. */
  onOpenChange: OnOpenChange;
  /** The sheet's heading, and the accessible name of the days: "Payday". */
  title: string;
  /** 1 to 31; null for none. Another value causes a complaint and marks no day. */
  value: number | null;
  /** Called only on Confirm, with an available day. */
  onConfirm: (day: number) => void;
  /** Days that can be focused and explain why they cannot be chosen. */
  unavailable?: readonly UnavailableDay[] | undefined;
  /**
   * The live sentence about the chosen day. Default: "Day 15 of every month". The hint about shorter months
   * follows.
   */
  sentence?: ((day: number) => ReactNode) | undefined;
}

/** The last day that every month has. */
const IN_EVERY_MONTH = 28;
const isDayOfMonth = (day: number) => Number.isInteger(day) && day >= 1 && day <= 31;

/**
 * A day of the month, from a grid of seven columns. Keeps a draft: only Confirm returns the draft. 29, 30 and
 * 31 explain that shorter months use their last day. Renders a modal `<dialog>` with a `radiogroup` of native
 * radios.
 */
export function DayOfMonthPicker(props: DayOfMonthPickerProps) {
  const openings = useOpenings(props.open);
  // A new sheet per opening: starts at the value, not at an abandoned draft.
  return openings === 0 ? null : <DaySheet key={openings} {...props} />;
}

function DaySheet(props: DayOfMonthPickerProps) {
  const { open, onOpenChange, title, value, onConfirm, unavailable = [], sentence, ...native } = props;
  const strings = useStrings(dayOfMonthWords);
  const locale = useLocale();
  const announce = useAnnounce();
  const isKnown = value === null || isDayOfMonth(value);
  useEffect(() => {
    if (!isKnown)
      complain(
        'DayOfMonthPicker',
        `the value ${value} is not a day of the month, so none is marked. Give 1 to 31, or null.`,
      );
  }, [isKnown, value]);
  const [draft, setDraft] = useState(isKnown ? value : null);
  // A tap on an unavailable day shows the reason and keeps the draft.
  const [refused, setRefused] = useState<string | undefined>();
  const [isMissing, setIsMissing] = useState(false);

  const reasonOf = (day: number | null) => unavailable.find((one) => one.day === day)?.reason;
  const pick = (day: number) => {
    const reason = reasonOf(day);
    setRefused(reason);
    setIsMissing(false);
    if (reason === undefined) setDraft(day);
  };
  const confirm = (): boolean => {
    const fault = draft === null ? strings.chooseDay : reasonOf(draft);
    if (draft !== null && fault === undefined) {
      onConfirm(draft);
      return true;
    }
    setIsMissing(draft === null);
    announce(fault ?? '', 'assertive');
    return false;
  };

  const says = () => {
    if (draft === null) return strings.chooseDay;
    const day = draft.toLocaleString(locale);
    const said = sentence ? sentence(draft) : <strong>{fill(strings.everyMonthOn, { day })}</strong>;
    return (
      <>
        {said}
        {draft > IN_EVERY_MONTH && ` · ${strings.shorterMonths}`}
      </>
    );
  };
  return (
    <PickerSheet {...native} open={open} onOpenChange={onOpenChange} title={title} onConfirm={confirm} bare>
      <PickerSentence fault={refused ?? reasonOf(draft) ?? (isMissing ? strings.chooseDay : undefined)}>
        {says()}
      </PickerSentence>
      <DayGrid
        label={title}
        chosen={draft}
        unavailable={unavailable}
        onPick={pick}
        onEnter={() => confirm() && onOpenChange(false, 'confirm')}
      />
    </PickerSheet>
  );
}
