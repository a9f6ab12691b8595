'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { plural, useLocale, useStrings } from '../../foundations/strings/index.js';

export interface CountdownProps {
  /** The deadline, in ms since 1970. The time left is computed from it, so sleep and background do no harm. */
  endsAt: number;
  /** The clock, in ms since 1970. Default: the phone's. Give the server's when it is known. */
  now?: (() => number) | undefined;
  /** `minute` (default) changes once a minute and counts a started minute as whole. `second` is for "Send again in 0:42" only. */
  unit?: 'minute' | 'second';
  /** Shown when the time is over. Default: "A little longer than usual". */
  overdueText?: ReactNode;
  onEnd?: (() => void) | undefined;
  /** What is shown while time is left, from the minutes (or seconds) left. Default: "7 minutes left", or "0:42". */
  children?: ((left: number) => ReactNode) | undefined;
}

const units = { minute: 60_000, second: 1000 };

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time left until a deadline, without pressure. Renders a `<span role="timer">`; read out at 5, 1 and 0 minutes only. */
export function Countdown({
  endsAt,
  now = Date.now,
  unit = 'minute',
  overdueText,
  onEnd,
  children,
}: CountdownProps) {
  const strings = useStrings();
  const locale = useLocale();
  const announce = useAnnounce();
  const length = units[unit];
  const [left, setLeft] = useState(() => Math.ceil(Math.max(0, endsAt - now()) / length));
  // What the timer calls; kept current without starting it anew.
  const tell = useRef<(left: number) => void>(null);
  useEffect(() => {
    tell.current = (value) => {
      if (unit === 'minute' && (value === 5 || value === 1))
        announce(plural(strings.minutesLeft, value, locale));
      if (value > 0) return;
      if (unit === 'minute') announce(typeof overdueText === 'string' ? overdueText : strings.overdue);
      onEnd?.();
    };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: number | undefined;
    const tick = () => {
      clearTimeout(timer);
      const rest = Math.max(0, endsAt - now());
      const value = Math.ceil(rest / length);
      setLeft(value);
      if (last !== undefined && value !== last) tell.current?.(value);
      last = value;
      // Up to the next change, and a moment more: a timer may fire early.
      if (rest > 0) timer = setTimeout(tick, rest - (value - 1) * length + 5);
    };
    tick();
    // Timers stand still in the background; the deadline does not.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [endsAt, now, length]);
  return (
    <span role="timer" className="tabular-nums">
      {left === 0
        ? (overdueText ?? strings.overdue)
        : (children?.(left) ?? (unit === 'minute' ? plural(strings.minutesLeft, left, locale) : clock(left)))}
    </span>
  );
}
