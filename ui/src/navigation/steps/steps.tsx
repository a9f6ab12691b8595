'use client';
import type { CSSProperties, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { wayWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';

export interface StepsProps extends Native<'div', 'children'> {
  /** The current step, from 1 to total. */
  current: number;
  /** Number of steps, 2 or more. */
  total: number;
  /** Answered share of the current step, 0 to 1. */
  fraction?: number | undefined;
  /** The next step: "home and work". */
  next?: string | undefined;
  /** Replaces `next`: "3 of 11 answered". */
  end?: ReactNode;
}

/** The drawable part of the props; complains about the remainder. */
function drawable({ current, total, fraction = 0 }: Pick<StepsProps, 'current' | 'total' | 'fraction'>) {
  const steps = Number.isFinite(total) ? Math.max(0, Math.floor(total)) : 0;
  if (steps !== total || steps === 0)
    complain('Steps', `total is ${total}, and an application has whole steps, at least one. Say how many.`);
  const step = Math.min(Math.max(1, Math.floor(current) || 1), steps);
  if (steps > 0 && step !== current)
    complain(
      'Steps',
      `current is ${current}, but the steps go from 1 to ${steps}. Count from 1; step ${step} is shown.`,
    );
  if (!(fraction >= -1e-6 && fraction <= 1 + 1e-6))
    complain(
      'Steps',
      `fraction is ${fraction}, but it goes from 0 to 1. Divide the answered rows by all rows.`,
    );
  return { steps, step, share: Math.min(1, Math.max(0, fraction || 0)) };
}

/**
 * The progress of an application. Renders a `<div>`, which receives every other prop: an `<ol>` with
 * aria-current="step", and the text below, which carries the meaning. Renders nothing without steps.
 */
export function Steps({ current: wanted, total: of, fraction, next, end, ...rest }: StepsProps) {
  const strings = useStrings(wayWords);
  const { steps: total, step: current, share } = drawable({ current: wanted, total: of, fraction });
  if (total === 0) return null;
  const words = fill(strings.stepOf, { n: current, total });
  return (
    <div {...rest}>
      <ol aria-label={words} className="flex gap-1 py-1">
        {Array.from({ length: total }, (_, index) => {
          const step = index + 1;
          const state = step < current ? 'stepDone' : step === current ? 'stepNow' : 'stepToDo';
          return (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className="relative h-1 flex-1 rounded-full bg-decor"
              style={{ '--share': `${share * 100}%` } as CSSProperties}
            >
              <span className="sr-only">
                {fill(strings.stepOf, { n: step, total })}, {strings[state]}
              </span>
              {state === 'stepToDo' ? null : (
                <span
                  className={cx(
                    'absolute inset-y-0 start-0 rounded-full bg-primary',
                    state === 'stepDone' ? 'w-full' : 'w-(--share)',
                  )}
                />
              )}
              {state === 'stepNow' ? (
                // A brand may add a dot at the head (size.step-head); the ring has the required contrast, the
                // accent alone has not.
                <span className="absolute start-(--share) top-1/2 flex size-0 items-center justify-center">
                  <span className="size-(--kopa-size-step-head) shrink-0 overflow-hidden rounded-full">
                    <span className="block size-full rounded-full border-2 border-primary bg-accent" />
                  </span>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <div className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-caption">
        <p className="font-semibold text-ink">{words}</p>
        {end ? (
          <p className="text-muted">{end}</p>
        ) : next ? (
          <p className="text-muted">{fill(strings.nextStep, { name: next })}</p>
        ) : null}
      </div>
    </div>
  );
}
