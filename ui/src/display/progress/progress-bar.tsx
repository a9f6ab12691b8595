'use client';
import type { CSSProperties, ReactNode } from 'react';
import { fill, useStrings } from '../../foundations/strings/index.js';

export interface ProgressBarProps {
  /** 0 to 1. */
  value: number;
  /** What progresses, for readers: "Days of the loan". */
  label: string;
  /** The value in words, for readers. Default: "50 percent done". */
  valueText?: string;
  /** A ring at the head: a place on a way, not an amount of work. */
  marker?: boolean;
  /** Words below: at the start, in the middle (strong), at the end. */
  captions?: readonly [ReactNode, ReactNode, ReactNode];
}

/** How far something is. Renders a `<progress>` for readers and a bar for the eye. */
export function ProgressBar({ value, label, valueText, marker = false, captions }: ProgressBarProps) {
  const strings = useStrings();
  const share = Math.min(1, Math.max(0, value));
  const percent = Math.round(share * 100);
  return (
    <div className="relative" style={{ '--share': `${share * 100}%` } as CSSProperties}>
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
        <div className="mt-3 flex flex-wrap justify-between gap-x-3 text-caption text-muted">
          <span>{captions[0]}</span>
          <span className="font-semibold text-ink">{captions[1]}</span>
          <span>{captions[2]}</span>
        </div>
      ) : null}
    </div>
  );
}
