'use client';
import type { CSSProperties, ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { waitingWords } from '../../foundations/strings/english.js';
import { fill, useStrings } from '../../foundations/strings/index.js';

export interface ProgressBarProps extends Native<'div', 'children'> {
  /** The finished share, 0 to 1. Other values are clamped. */
  value: number;
  /** The accessible name: "Days of the loan". */
  label: string;
  /** The value in words, for screen readers. Default: "50 percent done". */
  valueText?: string;
  /** A ring at the end of the bar: a position on a path, not an amount of work. */
  marker?: boolean;
  /** Labels below: at the start, in the middle (strong), at the end. */
  captions?: readonly [ReactNode, ReactNode, ReactNode];
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
      style={{ '--share': `${share * 100}%`, ...style } as CSSProperties}
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
        {marker ? (
          <span className="absolute start-(--share) -top-1 -ms-1.5 flex size-3 items-center justify-center rounded-full border border-primary bg-surface">
            <span className="size-2 rounded-full bg-primary" />
          </span>
        ) : null}
      </div>
      {captions ? (
        <div className="mt-3 flex flex-wrap gap-x-3 text-caption text-muted">
          <span className="grow">{captions[0]}</span>
          <span className="grow text-center font-semibold text-ink">{captions[1]}</span>
          <span className="grow text-end">{captions[2]}</span>
        </div>
      ) : null}
    </div>
  );
}
