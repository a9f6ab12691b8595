'use client';
import { cva } from 'class-variance-authority';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.js';
import { complain } from '../../foundations/complain/index.js';
import { cx } from '../../foundations/cx/index.js';
import { Ellipsis } from '../../foundations/icons/index.js';
import type { Native } from '../../foundations/native/index.js';
import { actWords } from '../../foundations/strings/english-parts.js';
import { fill, useStrings } from '../../foundations/strings/index.js';
import { isMotionReduced } from '../../platform/reduced-motion.js';
import { useClosing } from './use-closing.js';

export interface SwipeActionItem {
  id: string;
  /** What is done, in one or two words: "Remove". */
  label: string;
  icon?: ReactNode;
  /** `danger` is for what cannot be undone; ask before doing so. */
  tone?: 'danger' | undefined;
}

export interface SwipeActionProps extends Native<'div'> {
  /** The row: a ListRow, an OrderCard. */
  children: ReactNode;
  /** What the row is about, read after the words of each act: "About you". */
  label: string;
  /** One or two acts, at the end of the row. */
  items: readonly SwipeActionItem[];
  /** Called with the id of the pressed act, after the row has begun to close. */
  onChoose: (id: string) => void;
}

const actLook = cva(
  'flex min-w-18 flex-col items-center justify-center gap-1 px-4 py-2 text-center text-label font-semibold -outline-offset-3 outline-current [&>svg]:size-5',
  { variants: { tone: { plain: 'bg-sunken text-ink', danger: 'bg-danger text-on-danger' } } },
);

/**
 * A row with acts behind its end: a swipe towards the start shows the acts, as do the button with dots and
 * the Tab key. Only a press does something, however far the swipe. Renders a `<div>`, which receives every
 * other prop, with a box that the browser itself scrolls.
 */
export function SwipeAction({ label, items, onChoose, className, children, ref, ...rest }: SwipeActionProps) {
  const strings = useStrings(actWords);
  const track = useRef<HTMLDivElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (items.length === 0)
    complain('SwipeAction', `"${label}" has no items, so there is nothing to swipe to. Use the row alone.`);

  const scrollTo = (way: number) => {
    const behavior = isMotionReduced() ? 'auto' : 'smooth';
    const side = track.current && getComputedStyle(track.current).direction === 'rtl' ? -1 : 1;
    track.current?.scrollTo({ left: side * way, behavior });
  };
  const close = () => {
    // The focus must not leave with the acts.
    if (acts.current?.contains(document.activeElement)) more.current?.focus({ preventScroll: true });
    scrollTo(0);
  };
  useClosing(isOpen, track, acts, close);
  /** A tap on the open row closes the row, and does nothing else. */
  const closeInstead = (event: MouseEvent) => {
    if (!isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <div
      {...rest}
      ref={ref}
      className={cx(
        'relative before:pointer-events-none before:absolute before:start-4 before:end-0 before:top-0 before:h-px before:bg-decor first:before:hidden',
        className,
      )}
    >
      <div
        ref={track}
        style={{ scrollSnapType: 'x mandatory', overscrollBehaviorX: 'contain', scrollbarWidth: 'none' }}
        className="flex overflow-x-auto [&::-webkit-scrollbar]:hidden"
        onScroll={({ currentTarget }) =>
          setIsOpen(Math.abs(currentTarget.scrollLeft) > (acts.current?.offsetWidth ?? 0) / 2)
        }
      >
        <div className="flex w-full shrink-0 snap-start items-center">
          <div className="min-w-0 flex-1" onClickCapture={closeInstead}>
            {children}
          </div>
          {items.length > 0 ? (
            <IconButton
              ref={more}
              // Tab reaches the acts themselves.
              tabIndex={-1}
              aria-expanded={isOpen}
              label={fill(strings.actsOf, { name: label })}
              icon={<Ellipsis aria-hidden className="text-muted" />}
              className="-outline-offset-3"
              onClick={() => scrollTo(isOpen ? 0 : (acts.current?.offsetWidth ?? 0))}
            />
          ) : null}
        </div>
        <div ref={acts} className="flex max-w-[70%] shrink-0 snap-end">
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              className={actLook({ tone: item.tone ?? 'plain' })}
              onClick={() => {
                close();
                onChoose(item.id);
              }}
            >
              {item.icon}
              <span>
                {item.label}
                <span className="sr-only"> {label}</span>
              </span>
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
