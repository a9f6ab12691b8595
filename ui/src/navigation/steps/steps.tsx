'use client';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';
import { fill, useStrings } from '../../foundations/strings/index.js';

export interface StepsProps {
  /** The step one is in, from 1. */
  current: number;
  total: number;
  /** How much of the current step is answered, 0 to 1. */
  fraction?: number;
  /** What comes after this step: "home and work". */
  next?: string;
  /** In place of `next`: "3 of 11 answered". */
  end?: ReactNode;
}

/** Where one is in an application. Renders an `<ol>` with aria-current="step", and the words below it, which carry the meaning. */
export function Steps({ current, total, fraction = 0, next, end }: StepsProps) {
  const strings = useStrings();
  const share = Math.min(1, Math.max(0, fraction));
  const words = fill(strings.stepOf, { n: current, total });
  return (
    <div>
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
                {step}, {strings[state]}
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
                // A brand may put a dot at the head (size.step-head); its ring carries the contrast, the accent alone would not.
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
