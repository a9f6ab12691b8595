'use client';
import { cva } from 'class-variance-authority';
import { useId, useRef, type KeyboardEvent } from 'react';
import { dayOfMonthWords } from '../../foundations/strings/english-dates.js';
import { useLocale, useStrings } from '../../foundations/strings/index.js';
import { dayForKey, LAST } from './day-keys.js';
import type { UnavailableDay } from './unavailable-day.js';

interface DayGridProps {
  label: string;
  chosen: number | null;
  unavailable: readonly UnavailableDay[];
  onPick: (day: number) => void;
  onEnter: () => void;
}

const days = Array.from({ length: LAST }, (_, at) => at + 1);

const tile = cva(
  'absolute inset-0 m-0 size-full appearance-none rounded-medium -outline-offset-3 active:bg-sunken',
  { variants: { chosen: { true: 'border-2 border-primary bg-primary-soft', false: null } } },
);
const figure = cva('pointer-events-none relative', {
  variants: {
    is: {
      chosen: 'font-strong text-on-primary-soft',
      unavailable: 'text-subtle line-through',
      free: 'text-ink',
    },
  },
});

/** Thirty-one radios in rows of seven; the names of the last three tell what happens in shorter months. */
export function DayGrid({ label, chosen, unavailable, onPick, onEnter }: DayGridProps) {
  const strings = useStrings(dayOfMonthWords);
  const locale = useLocale();
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const day = Number(event.currentTarget.value);
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
      return;
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = dayForKey(event, day, isRightToLeft);
    if (to === undefined) return;
    // Native radios move to the next one on any arrow.
    event.preventDefault();
    grid.current?.querySelector<HTMLInputElement>(`input[value='${to}']`)?.focus();
    onPick(to);
  };

  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-1 pb-4">
      <div
        ref={grid}
        role="radiogroup"
        aria-label={label}
        className="grid grid-cols-7 text-body tabular-nums"
      >
        {days.map((day) => {
          const reason = unavailable.find((one) => one.day === day)?.reason;
          const words = day.toLocaleString(locale);
          const more = reason ?? (day > 28 ? strings.shorterMonths : undefined);
          return (
            <label key={day} className="relative flex h-12 items-center justify-center">
              <input
                type="radio"
                name={name}
                value={day}
                checked={day === chosen}
                aria-label={more ? `${words}, ${more}` : words}
                aria-disabled={reason === undefined ? undefined : true}
                onChange={() => onPick(day)}
                onKeyDown={onKeyDown}
                className={tile({ chosen: day === chosen })}
              />
              <span
                aria-hidden
                className={figure({ is: day === chosen ? 'chosen' : reason ? 'unavailable' : 'free' })}
              >
                {words}
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
