'use client';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Check, CircleAlert, X } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { wayWords } from '../../foundations/strings/english.js';
import { useStrings } from '../../foundations/strings/index.js';

export interface ProgressItem {
  /** The name of the step: "We check your details". */
  title: ReactNode;
  /** Time or manner: "Sat 21 Nov, 10:42". */
  caption?: ReactNode;
  /** Finished steps first, then at most one current step, then the steps to come. */
  state: 'done' | 'now' | 'todo';
  /**
   * The tone of a finished step: `danger` for a failed or missed step, `neutral` for an end without a
   * judgement ("You cancelled"). Default: as expected.
   */
  tone?: 'danger' | 'neutral' | undefined;
}

export interface ProgressListProps extends Native<'ol', 'children'> {
  /** In chronological order. */
  items: readonly ProgressItem[];
}

const mark = cva('flex size-6 shrink-0 items-center justify-center rounded-full', {
  variants: {
    state: { done: '', now: 'border-2 border-primary bg-surface', todo: 'border-2 border-control' },
    tone: { good: '', danger: '', neutral: '' },
  },
  compoundVariants: [
    { state: 'done', tone: 'good', class: 'bg-primary text-on-primary' },
    { state: 'done', tone: 'danger', class: 'bg-danger text-on-danger' },
    { state: 'done', tone: 'neutral', class: 'bg-sunken text-muted' },
  ],
});
const icons = { good: Check, danger: CircleAlert, neutral: X };
const words = { done: 'stepDone', now: 'stepNow', todo: 'stepToDo' } as const;

function check(items: readonly ProgressItem[]) {
  const order = ['done', 'now', 'todo'];
  if (items.length === 0)
    complain('ProgressList', 'it has no items, so nothing is shown. Give it at least one, or leave it out.');
  if (items.filter(({ state }) => state === 'now').length > 1)
    complain(
      'ProgressList',
      'more than one item is now, but only the first is marked. Give the others "todo".',
    );
  if (items.some(({ state }, at) => at > 0 && order.indexOf(state) < order.indexOf(items[at - 1]!.state)))
    complain(
      'ProgressList',
      'something is done after what is not. Put what is done first, then now, then todo.',
    );
}

/**
 * Successive steps and the progress. Renders an `<ol>`, which receives every other prop; the current step has
 * aria-current="step".
 */
export function ProgressList({ items, className, ...rest }: ProgressListProps) {
  const strings = useStrings(wayWords);
  check(items);
  if (items.length === 0) return null;
  const now = items.findIndex(({ state }) => state === 'now');
  return (
    <ol {...rest} className={cx('ps-1', className)}>
      {items.map((item, index) => {
        const tone = item.tone ?? 'good';
        const Icon = icons[tone];
        return (
          <li
            // The list is the same each time; only the states change.
            key={index}
            aria-current={index === now ? 'step' : undefined}
            className="relative flex gap-3 pb-4 last:pb-0"
          >
            {index < items.length - 1 ? (
              <span
                aria-hidden
                className="absolute start-0 top-[1.5rem] bottom-0 flex w-[1.5rem] justify-center py-0.5"
              >
                <span className={cx('w-0.5', item.state === 'done' ? 'bg-primary' : 'bg-decor')} />
              </span>
            ) : null}
            <span aria-hidden className={mark({ state: item.state, tone })}>
              {item.state === 'done' ? <Icon className="size-4" /> : null}
              {item.state === 'now' ? <span className="size-2 rounded-full bg-primary" /> : null}
            </span>
            <div className="min-w-0 pt-0.5">
              <p
                className={cx(
                  'text-label',
                  item.state === 'todo' ? 'font-medium text-muted' : 'font-semibold text-ink',
                )}
              >
                {item.title}
                {/* A failed or ended step says so in its own words. */}
                {item.state === 'done' && item.tone ? null : (
                  <span className="sr-only"> ({strings[words[item.state]]})</span>
                )}
              </p>
              {item.caption ? <p className="mt-0.5 text-caption text-muted">{item.caption}</p> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
