'use client';
import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../foundations/cx/index.js';

/** The visible height of a draggable panel, px, which is set after the content is measured. */
export const PanelHeight = createContext(0);

/** The scrolling content. A scrolling area without focusable content must be reachable by keys. */
export function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const height = useContext(PanelHeight);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight);
    // The observer is called in the next frame, and keys may come before.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
    // The height of the panel moves what is measured.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [height]);
  return (
    <div
      ref={body}
      data-sheet-body=""
      data-sheet-scrolls={scrolls ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={scrolls ? 0 : undefined}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <div ref={content} className="p-4">
        {children}
      </div>
    </div>
  );
}

interface TitleBarProps {
  id: string;
  title: string;
  start: ReactNode;
  end: ReactNode;
}

/**
 * Start, title, end. The title takes the full width of a second line before any of the three would be cut or
 * the title would need three lines; without a start the title begins where the start would.
 */
export function TitleBar({ id, title, start, end }: TitleBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isStacked, setIsStacked] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    const heading = element?.querySelector('h2');
    if (!element || !heading) return;
    // The title has just moved behind the end, and so has lost the focus.
    if (isStacked && document.activeElement === document.body) heading.focus({ preventScroll: true });
    const lines = heading.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
    if (element.scrollWidth > element.clientWidth || lines > 2.5) setIsStacked(true);
  }, [isStacked]);
  const wraps = isStacked && Boolean(start);
  const heading = (
    <h2
      key="title"
      id={id}
      tabIndex={-1}
      data-sheet-title=""
      className={cx(
        'min-w-min py-2 text-title text-ink focus:outline-none',
        isStacked && !wraps ? 'text-start' : 'text-center',
        // Into the empty foot of the buttons, which stay whole targets.
        wraps && 'pointer-events-none -mt-2 basis-full pt-0 pb-1',
      )}
    >
      {title}
    </h2>
  );
  const last = (
    <div key="end" className="flex min-w-max flex-1 basis-0 justify-end whitespace-nowrap">
      {end}
    </div>
  );
  return (
    <div
      ref={bar}
      className={cx(
        'flex min-h-14 flex-none items-center justify-between gap-x-2 border-b border-decor px-4 py-0.5',
        wraps && 'flex-wrap',
      )}
    >
      {isStacked && !wraps ? null : (
        <div className="flex min-w-max flex-1 basis-0 justify-start whitespace-nowrap">{start}</div>
      )}
      {/* Screen readers meet the parts in the visible order. */}
      {wraps ? [last, heading] : [heading, last]}
    </div>
  );
}
