'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from '../../foundations/announce/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { waitingWords } from '../../foundations/strings/english.js';
import { plural, useLocale, useStrings } from '../../foundations/strings/index.js';

export interface CountdownProps extends Native<'span', 'children'> {
  /**
   * The deadline, in ms since 1970. The remaining time is computed from the deadline, so that sleep and
   * background do no harm.
   */
  endsAt: number;
  /** The clock, in ms since 1970. Default: the phone's. Give the server's when it is known. */
  now?: (() => number) | undefined;
  /**
   * `minute` (default) updates once a minute and rounds up to whole minutes. `second` is only for "Send again
   * in 0:42".
   */
  unit?: 'minute' | 'second';
  /** Shown when the time is over. Default: "A little longer than usual". */
  overdueText?: ReactNode;
  /** Called once per deadline: when the deadline passes, or at once when the deadline has already passed. */
  onEnd?: (() => void) | undefined;
  /**
   * The text while time remains, from the remaining minutes or seconds. Default: "7 minutes left" or "0:42".
   */
  children?: ((left: number) => ReactNode) | undefined;
}

const units = { minute: 60_000, second: 1000 };

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Remaining ms; an invalid deadline has passed. */
const until = (endsAt: number, now: number) => (Number.isFinite(endsAt) ? Math.max(0, endsAt - now) : 0);

/**
 * The time until a deadline, without pressure. Renders a `<span role="timer">`, which receives every other
 * prop, with a `<time>`. Announced only at 5, 1 and 0 minutes, never every second.
 */
export function Countdown({
  endsAt,
  now = Date.now,
  unit = 'minute',
  overdueText,
  onEnd,
  className,
  children,
  ...rest
}: CountdownProps) {
  const strings = useStrings(waitingWords);
  const locale = useLocale();
  const announce = useAnnounce();
  const length = units[unit];
  const [left, setLeft] = useState(() => Math.ceil(until(endsAt, now()) / length));
  if (!Number.isFinite(endsAt))
    complain(
      'Countdown',
      `endsAt is ${endsAt}, so the time counts as over. Give milliseconds since 1970, as Date.parse and the lender do.`,
    );
  // The latest callback, so that a new callback does not restart the timer.
  const read = useRef(now);
  const say = useRef<(left: number) => void>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    read.current = now;
    end.current = onEnd;
    say.current = (value) => {
      if (unit === 'second') return;
      if (value === 5 || value === 1) announce(plural(strings.minutesLeft, value, locale));
      if (value === 0) announce(typeof overdueText === 'string' ? overdueText : strings.overdue);
    };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: number | undefined;
    const tick = () => {
      clearTimeout(timer);
      const rest = until(endsAt, read.current());
      const value = Math.ceil(rest / length);
      setLeft(value);
      if (last !== undefined && value !== last) say.current?.(value);
      if (value === 0 && value !== last) end.current?.();
      last = value;
      // A little later than the next change, because a timer may fire early.
      if (rest > 0) timer = setTimeout(tick, rest - (value - 1) * length + 5);
    };
    tick();
    // Timers stop in the background and in the page cache; the deadline does not.
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [endsAt, length]);
  return (
    <span {...rest} role="timer" className={cx('tabular-nums', className)}>
      {left === 0 ? (
        (overdueText ?? strings.overdue)
      ) : (
        // The server's clock may lag slightly.
        <time dateTime={unit === 'minute' ? `PT${left}M` : `PT${left}S`} suppressHydrationWarning>
          {children?.(left) ?? (unit === 'minute' ? plural(strings.minutesLeft, left, locale) : clock(left))}
        </time>
      )}
    </span>
  );
}
