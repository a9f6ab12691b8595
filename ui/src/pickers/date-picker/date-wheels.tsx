'use client';
import { useMemo } from 'react';
import { calendarWords, wheelWords } from '../../foundations/strings/english-dates.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import { Wheel, type WheelOption } from '../wheel/index.js';
import { daysIn, fittingMonthNames, parseIso, partOrder, type Day, type Part } from './calendar.js';

interface DateWheelsProps {
  title: string;
  day: Day;
  min: string;
  max: string;
  presentation: 'wheel' | 'list' | undefined;
  onChange: (part: string, value: string) => void;
}

const count = (from: number, to: number): WheelOption[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }));

// Maximum share of the page: 64 and 84 px at a width of 328, with room for a short month at large text.
const widths: Partial<Record<Part, string>> = { day: 'min(4rem, 22%)', year: 'min(5.25rem, 36%)' };

/** Day, month and year in the locale's order. */
export function DateWheels({ title, day, min, max, presentation, onChange }: DateWheelsProps) {
  const strings = useStrings(calendarWords, wheelWords);
  const locale = useLocale();
  const order = useMemo(() => partOrder(locale, strings), [locale, strings]);
  const dayCount = daysIn(day.year, day.month);
  const days = useMemo(() => count(1, dayCount), [dayCount]);
  const months = useMemo(
    () => fittingMonthNames(locale, strings).map((label, at) => ({ value: String(at + 1), label })),
    [locale, strings],
  );
  const years = useMemo(() => count(parseIso(min).year, parseIso(max).year), [min, max]);
  const options: Record<Part, WheelOption[]> = { day: days, month: months, year: years };
  const columns = order.map((part) => ({
    id: part,
    label: strings[part],
    options: options[part],
    value: String(day[part]),
    width: widths[part],
  }));
  return <Wheel label={title} columns={columns} presentation={presentation} onChange={onChange} />;
}
