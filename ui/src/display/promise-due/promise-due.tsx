import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { CircleAlert, Clock } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';

export interface PromiseDueProps extends Native<'time', 'dateTime'> {
  /** The promised end, in epoch milliseconds. */
  dueAt: number;
  /** The present, in epoch milliseconds, changed once a minute: the words are no ticking clock. */
  now: number;
  /** How near an urgent promise is, in milliseconds. Default: 4 hours. */
  urgentWithin?: number;
  /** What is left, or how late it is: "in 3 h 40 min", "47 min late". */
  children: ReactNode;
}

const look = cva('inline-flex items-center gap-1.5 text-caption tabular-nums', {
  variants: {
    state: {
      calm: 'text-muted',
      urgent: 'font-semibold text-warning',
      late: 'font-semibold text-danger',
    },
  },
});

/** How much of a promise is left: icon and words. Renders a `<time>`, which receives every other prop. */
export function PromiseDue({
  dueAt,
  now,
  urgentWithin = 4 * 3_600_000,
  className,
  children,
  ...rest
}: PromiseDueProps) {
  const due = new Date(dueAt);
  const isMoment = !Number.isNaN(due.getTime());
  if (!isMoment) complain('PromiseDue', `${dueAt} is no moment. Give dueAt epoch milliseconds.`);
  const state = dueAt < now ? 'late' : dueAt - now < urgentWithin ? 'urgent' : 'calm';
  const Icon = state === 'late' ? CircleAlert : Clock;
  return (
    <time
      {...rest}
      dateTime={isMoment ? due.toISOString() : undefined}
      className={look({ state, className })}
    >
      <Icon aria-hidden className="size-[1.25em] shrink-0" />
      <span>{children}</span>
    </time>
  );
}
