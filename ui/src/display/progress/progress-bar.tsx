'use client';
import type { CSSProperties, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { waitingWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { HATCH } from './hatch.js';

export interface ProgressBarProps extends Native<'div', 'children'> {
  /** The finished share, 0 to 1. Other values are clamped. */
  value: number;
  /** The accessible name: "Days of the loan". */
  label: string;
  /** The value in words, for screen readers. Default: "50 percent done". */
  valueText?: string;
  /** A ring at the end of the bar: a position on a path, not an amount of work. */
  marker?: boolean;
  /** The due day's share of a late path, 0 to 1: a mark there, and stripes from the mark to the end. */
  due?: number | undefined;
  /** Labels below: at the start, in the middle (strong), at the end; of two the second is strong. */
  captions?: readonly [ReactNode, ReactNode, ReactNode?];
}

/**
 * A progress bar. Renders a `<div>`, which receives every other prop, with a `<progress>` for screen readers
 * and a visual bar.
 */
export function ProgressBar({
  value,
  label,
  valueText,
  marker = false,
  due,
  captions,
  className,
  style,
  ...rest
}: ProgressBarProps) {
  const strings = useStrings(waitingWords);
  // A sum of shares may exceed 1 slightly.
  if (!(value >= -1e-6 && value <= 1 + 1e-6))
    complain(
      'ProgressBar',
      `value is ${value}, but it goes from 0 to 1. Divide the completed part by the whole.`,
    );
  if (!label)
    complain(
      'ProgressBar',
      'it has no label, so screen readers hear a bare number. Pass the name of the progress.',
    );
  const share = Math.min(1, Math.max(0, value || 0));
  const percent = Math.round(share * 100);
  return (
    <div
      {...rest}
      className={cx('relative', className)}
      style={
        // The stripes are never too narrow to see.
        {
          '--share': due === undefined ? `${share * 100}%` : `min(${due * 100}%, 100% - 0.75rem)`,
          ...style,
        } as CSSProperties
      }
    >
      <progress
        aria-label={label}
        aria-valuetext={valueText ?? fill(strings.percentDone, { n: percent })}
        max={100}
        value={percent}
        className="sr-only"
      />
      <div aria-hidden className="relative h-1 rounded-full bg-decor">
        <span className="absolute inset-y-0 start-0 w-(--share) rounded-full bg-primary" />
        {due !== undefined ? (
          <>
            <span
              className={cx('absolute start-(--share) end-0 rounded-full', HATCH)}
              style={{ top: '-0.125rem', height: '0.5rem' }}
            />
            <span
              className="absolute start-(--share) w-0.5 text-ink"
              style={{ top: '-0.375rem', height: '1rem', background: 'currentColor' }}
            />
          </>
        ) : marker ? (
          <span className="absolute start-(--share) -top-1 -ms-1.5 flex size-3 items-center justify-center rounded-full border border-primary bg-surface">
            <span className="size-2 rounded-full bg-primary" />
          </span>
        ) : null}
      </div>
      {captions ? (
        <div className="mt-3 flex flex-wrap gap-x-3 text-caption text-muted">
          <span className="grow">{captions[0]}</span>
          <span className={cx('grow font-semibold text-ink', captions[2] ? 'text-center' : 'text-end')}>
            {captions[1]}
          </span>
          {captions[2] ? <span className="grow text-end">{captions[2]}</span> : null}
        </div>
      ) : null}
    </div>
  );
}
