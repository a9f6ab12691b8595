'use client';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { RANGE_INPUT } from '../../fields/amount-slider/range-input.js';
import { Amount } from '../amount/index.js';
import { HATCH } from '../progress/hatch.js';

/** A day to pay on, chosen on a track from today. */
export interface PayDay {
  /** The accessible name of the track: "The day you pay". */
  label: string;
  /** The chosen day, in days from today. */
  days: number;
  /** The last day, in days from today: 1 or more. */
  max: number;
  /** The due date, in days from today; 0 when the loan is due today or late. */
  due: number;
  /** The chosen day in words: "Mon 28 Dec, your payday". */
  day: string;
  /** The amount of a full payment on the chosen day, integer cents. */
  cents: number;
  /** The chosen amount beside another day's: "USh 74 less than on the due day". */
  difference: string;
  /** A payday on the track, in days from today, with its name: "Payday 28 Dec". */
  payday?: { days: number; name: string } | undefined;
  /** The names of today, the due date (without, when it is today's or before) and the last day. */
  ends: readonly [today: string, due: string | undefined, last: string];
  /** Called with the chosen day, in days from today. */
  onChange: (days: number) => void;
  /** Below the track: a reminder of the chosen day. */
  action?: ReactNode;
}

/** Days of a page key. */
const WEEK = 7;

const at = (share: number): CSSProperties => ({ insetInlineStart: `${share * 100}%` });

/** A name is centred over its place, or ends within the track. */
const towards = (share: number) => (share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'center');

/**
 * The amount of a full payment on a chosen day: an answer above a track of days, striped after the due date.
 * The arrow keys move by a day, the page keys by a week. Renders a `<div>` with an `<input type="range">`.
 */
export function PayDayTrack({
  label,
  days,
  max,
  due,
  day,
  cents,
  difference,
  payday,
  ends,
  ...rest
}: PayDay) {
  const { onChange, action } = rest;
  const isLate = days > due;
  const move = (to: number) => {
    const next = Math.min(max, Math.max(0, to));
    if (next !== days) onChange(next);
  };
  const turnPage = (event: KeyboardEvent) => {
    const step = event.key === 'PageUp' ? WEEK : event.key === 'PageDown' ? -WEEK : 0;
    if (step === 0) return;
    event.preventDefault();
    move(days + step);
  };
  return (
    <div className="mt-3">
      <p className={cx('rounded-small p-3', isLate ? 'bg-danger-soft' : 'bg-primary-soft')}>
        <span className="block text-label font-semibold text-ink">{day}</span>
        <span className="block text-ink">
          <Amount cents={cents} size="heading" />
        </span>
        <span
          className={cx('block text-caption font-semibold', isLate ? 'text-danger' : 'text-on-primary-soft')}
        >
          {difference}
        </span>
      </p>
      <div className="pt-4" style={{ paddingInline: '0.875rem' }}>
        <div aria-hidden className="relative h-5 text-caption font-semibold text-ink">
          {payday ? (
            <span
              className="absolute flex whitespace-nowrap"
              style={{ ...at(payday.days / max), width: 0, justifyContent: towards(payday.days / max) }}
            >
              {payday.name}
            </span>
          ) : null}
        </div>
        <div
          className="relative"
          style={{ '--share': `${(days / max) * 100}%`, height: '3rem' } as CSSProperties}
        >
          <span
            aria-hidden
            className="absolute inset-x-0 top-[calc(50%-3px)] h-1.5 overflow-hidden rounded-full border border-control bg-decor"
          >
            {due < max ? (
              <span className={cx('absolute inset-y-0 end-0', HATCH)} style={at(due / max)} />
            ) : null}
            <span className="relative block h-full w-(--share) bg-primary" />
          </span>
          {due > 0 ? (
            <span
              aria-hidden
              className="absolute w-0.5 text-ink"
              style={{
                ...at(due / max),
                top: 'calc(50% - 0.4375rem)',
                height: '0.875rem',
                background: 'currentColor',
              }}
            />
          ) : null}
          <input
            type="range"
            aria-label={label}
            aria-valuetext={`${day}. ${difference}`}
            min={0}
            max={max}
            step={1}
            value={days}
            onChange={(event) => move(event.currentTarget.valueAsNumber)}
            onKeyDown={turnPage}
            className={RANGE_INPUT}
          />
        </div>
      </div>
      <div aria-hidden className="relative flex justify-between gap-3 text-caption text-muted">
        <span>{ends[0]}</span>
        {ends[1] ? (
          <span className="grow" style={{ textAlign: 'center' }}>
            {ends[1]}
          </span>
        ) : null}
        <span>{ends[2]}</span>
      </div>
      {action}
    </div>
  );
}
