'use client';
import { cva } from 'class-variance-authority';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import type { Native } from '../../foundations/native/index.js';
import { generalWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';
import { useLater } from './later.js';

export interface SkeletonProps extends Native<'div', 'children'> {
  /**
   * The shape of the expected content: rows of a form or list, choices, lines with a figure, paragraphs, or a
   * card with one large figure. Default: `rows`.
   */
  shape?: 'rows' | 'choices' | 'ledger' | 'text' | 'amount';
  /** Number of rows, 1 or more. Default: 3. */
  rows?: number;
  /** Delay, ms: a fast answer must not flash. Default: 300. */
  delay?: number;
}

// The widths repeat, so that pictures of the skeleton are constant.
const widths = ['w-1/2', 'w-2/3', 'w-2/5', 'w-3/5'];

const row = cva('relative flex min-h-row gap-2.5 py-2.5', {
  variants: {
    shape: {
      rows: 'flex-col justify-center',
      choices: 'items-center',
      ledger: 'items-center justify-between',
      text: 'flex-col justify-center',
      amount: '',
    },
    ruled: {
      true: 'px-4 before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
    },
  },
});

/**
 * Two-tone bars in the shape of the expected content, without shimmer. Renders a `<div>`, which receives
 * every other prop; screen readers hear "Loading".
 */
export function Skeleton({ shape = 'rows', rows = 3, delay = 300, ...rest }: SkeletonProps) {
  const strings = useStrings(generalWords);
  const shown = useLater(delay);
  // Paragraphs stand on the page, all else in a card.
  const ruled = shape !== 'text';
  const count = Number.isFinite(rows) ? Math.max(1, Math.floor(rows)) : 3;
  if (count !== rows)
    complain('Skeleton', `rows is ${rows}, so ${count} are drawn. Give a whole number from 1.`);
  return (
    <div {...rest} data-shown={shown}>
      {/* Mounted before its text: screen readers ignore a region that appears together with its text. */}
      <output className="sr-only">{shown ? strings.loading : ''}</output>
      <div
        aria-hidden
        className={cx(
          'overflow-hidden',
          ruled && 'rounded-medium border border-decor bg-surface',
          !shown && 'invisible',
        )}
      >
        {shape === 'amount' ? (
          <div className="p-4">
            <div className="h-3 w-2/5 rounded-full bg-sunken" />
            <div className="mt-3 h-8 w-3/5 rounded-full bg-decor" />
          </div>
        ) : null}
        {Array.from({ length: shape === 'amount' ? 0 : count }, (_, index) => (
          <div key={index} className={row({ shape, ruled })}>
            <div
              className={
                shape === 'choices'
                  ? 'size-5 rounded-full bg-sunken'
                  : cx('h-3 rounded-full bg-sunken', ruled ? (index % 2 === 0 ? 'w-1/4' : 'w-1/3') : 'w-full')
              }
            />
            <div className={cx('h-3.5 rounded-full bg-decor', widths[index % widths.length])} />
          </div>
        ))}
      </div>
    </div>
  );
}
